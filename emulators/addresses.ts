import { notificationFunction, region } from '../shared/callable.ts';
import { host, type Suite } from './configuration.ts';

/** The table of what runs where, with its last line. */
export const announce = (suite: Suite, sitePort: number): void => {
  const at = (port: number, path = '/') => `http://${host}:${port}${path}`;
  const rows = {
    Site: at(sitePort),
    Inbox: at(suite.ports.inbox),
    Function: at(suite.ports.functions, `/${suite.projectId}/${region}/${notificationFunction}`),
    Firestore: at(suite.ports.firestore),
    'Stored requests': 'npm run requests',
    Logs: `.local/${suite.name}/`,
  };
  console.log();
  for (const [name, value] of Object.entries(rows)) console.log(`  ${name.padEnd(17)}${value}`);
  console.log(`\nReady in ${(performance.now() / 1000).toFixed(1)} s. Ctrl-C ends everything.`);
};
