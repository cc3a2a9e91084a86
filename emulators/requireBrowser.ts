import { provideBrowser } from './browserInstallation.ts';

/** Before tests in a browser: hands them its program in CHROME_PATH. */
export default async (): Promise<void> => {
  process.env['CHROME_PATH'] = await provideBrowser();
};
