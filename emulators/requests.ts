import { collections } from '../shared/collections.ts';
import { runCommand } from './command.ts';
import { host, suites } from './configuration.ts';
import { listDocuments } from './firestoreDocuments.ts';
import { Problem } from './problem.ts';

/** `npm run requests`: what the running suite has stored, the newest last, each with its e-mails. */
await runCommand(
  async () => {
    const suite = suites.local;
    const [requests, mails] = await Promise.all(
      [collections.requests, collections.mail].map((name) => listDocuments(suite, name)),
    ).catch(() => {
      throw new Problem(
        `Firestore does not answer on ${host}:${suite.ports.firestore}: run \`npm start\` first.`,
      );
    });
    const inOrder = Object.entries(requests ?? {}).sort(([, one], [, other]) =>
      String(one['created_at']).localeCompare(String(other['created_at'])),
    );
    for (const [id, fields] of inOrder) {
      console.log(`\n${collections.requests}/${id}`);
      for (const [name, value] of Object.entries(fields))
        console.log(`  ${name.padEnd(18)} ${JSON.stringify(value)}`);
    }
    for (const [id, mail] of Object.entries(mails ?? {})) {
      const { state } = (mail['delivery'] ?? { state: 'waiting' }) as { state: string };
      console.log(
        `\n${collections.mail}/${id}\n  ${'to'.padEnd(18)} ${JSON.stringify(mail['to'])}\n  ${'delivery'.padEnd(18)} ${state}`,
      );
    }
    console.log(`\n${inOrder.length} requests, ${Object.keys(mails ?? {}).length} e-mails`);
    return 0;
  },
  { codeWhenInterrupted: 130 },
);
