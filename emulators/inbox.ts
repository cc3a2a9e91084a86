import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { type Child, startChild } from './children.ts';
import { host, type Suite } from './configuration.ts';
import { maildev, stateFolder } from './paths.ts';

/** Starts the SMTP server that keeps what it gets and shows it on a page; empty at each start, as Firestore is. */
export const startInbox = async (suite: Suite): Promise<Child> => {
  const folder = join(stateFolder, suite.name, 'mails');
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const options = {
    smtp: suite.ports.smtp,
    web: suite.ports.inbox,
    ip: host,
    'web-ip': host,
    'mail-directory': folder,
  };
  const inbox = startChild({
    name: 'The inbox',
    command: [
      process.execPath,
      maildev,
      ...Object.entries(options).flatMap(([name, value]) => [`--${name}`, String(value)]),
    ],
    log: join(stateFolder, suite.name, 'inbox.log'),
  });
  await Promise.race([
    Promise.all([inbox.says(/SMTP Server running/), inbox.says(/webapp running/)]),
    inbox.failure,
  ]);
  return inbox;
};
