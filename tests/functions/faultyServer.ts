import { text } from 'node:stream/consumers';
import { SMTPServer } from 'smtp-server';

/** What the server says at the next message: an error code at a step of the dialogue, or yes. */
export interface Fault {
  step: 'recipient' | 'data';
  code: number;
}

/** An SMTP server that answers one message after another with the given faults, then takes every message. */
export const startMailServer = async (faults: (Fault | null)[] = [], port = 0) => {
  const messages: string[] = [];
  const authentications: string[] = [];
  let current: Fault | null = null;
  const failure = (step: Fault['step']): Error | null =>
    current?.step === step
      ? Object.assign(new Error('as the test wants'), { responseCode: current.code })
      : null;
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    allowInsecureAuth: true,
    onMailFrom: (_address, _session, callback) => {
      current = faults.shift() ?? null;
      callback();
    },
    onRcptTo: (_address, _session, callback) => callback(failure('recipient')),
    onData: async (stream, _session, callback) => {
      const message = await text(stream);
      const error = failure('data');
      if (!error) messages.push(message);
      callback(error);
    },
    onAuth: ({ username = '' }, _session, callback) => {
      authentications.push(username);
      callback(null, { user: username });
    },
  });
  server.on('error', () => {});
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  const address = server.server.address();
  if (address === null || typeof address === 'string') throw new Error(`Expected a port, got ${address}.`);
  return {
    port: address.port,
    messages,
    authentications,
    close: () => new Promise<void>((resolve) => server.close(() => resolve())),
  };
};
