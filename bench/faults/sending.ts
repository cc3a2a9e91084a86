import {
  type Attempt,
  messageId as messageIdOf,
  type Send,
  smtpSender,
} from '../../functions/src/mail/send/smtp.ts';
import {
  type Fault,
  type Message,
  messageId,
  startMailServer,
} from '../../tests/support/functions/mailServer.ts';
import { teamMailSettings } from '../../tests/support/functions/notificationSettings.ts';
import { currentExecution, type Execution } from './executions.ts';
import type { Trouble } from './trouble.ts';
import type { Taken } from './verdict.ts';
import { isRefused } from './visits.ts';

/**
 * The timeout of an attempt to send an e-mail, in milliseconds. DNS, connection and greeting each get a third of this
 * time: one second, which suffices even on a busy machine.
 */
export const attemptMilliseconds = 3_000;

/** Faults of the mail server. `text` is the name in the printed table, and the message of an SMTP error. */
const allFaults: Fault[] = [
  { text: '421 or 554 greeting', at: 'greeting', code: 421 },
  { text: '421 or 554 greeting', at: 'greeting', code: 554 },
  { text: '550 sender quota', at: 'sender', code: 550 },
  { text: '450 recipient', at: 'recipient', code: 450 },
  { text: '554 relaying denied', at: 'recipient', code: 554 },
  { text: 'cut in the message', at: 'content', cut: true },
  { text: '451 after the message', at: 'message', code: 451 },
  { text: 'cut before the message, tarpit', at: 'recipient', cut: true },
  { text: 'cut before the message, tarpit', at: 'recipient', milliseconds: attemptMilliseconds + 300 },
  { text: 'cut after the message', at: 'message', cut: true },
  { text: '250 too late', at: 'message', milliseconds: attemptMilliseconds + 300 },
];

/** An attempt to send an e-mail. Only an ended attempt has an `outcome`. */
interface Handover {
  mailId: string;
  execution: Execution | undefined;
  attempt: { outcome?: Attempt['outcome'] };
}

/** Starts a mail server with random faults. The returned `send` sends to this server and records the outcome. */
export const startSending = async (trouble: Trouble, smtpFaults = allFaults) => {
  const { random, chances } = trouble;
  const handingOver = new Map<string, Handover>();
  const marked: Handover[] = [];
  const handovers: (Handover & { message: Message })[] = [];
  const unsure = new Set<string>();
  const server = await startMailServer({
    nextFault: () => (trouble.isOn && random.float() < chances.smtp ? random.choice(smtpFaults) : undefined),
    refuses: isRefused,
    onMessage: (message) => {
      const handedOver = handingOver.get(messageId(message));
      if (handedOver) handovers.push({ ...handedOver, message });
    },
  });
  const smtp = smtpSender(`smtp://127.0.0.1:${server.port}`, '', attemptMilliseconds);
  const send: Send = async (id, mail, beforeEnd) => {
    const handover: Handover = { mailId: id, execution: currentExecution(), attempt: {} };
    const result = await smtp(id, mail, async () => {
      marked.push(handover);
      await beforeEnd();
      handingOver.set(messageIdOf(id, mail.from), handover);
    });
    handover.attempt.outcome = result.outcome;
    if (result.outcome !== 'taken') trouble.note(id);
    if (result.outcome === 'unknown' || result.outcome === 'refused') unsure.add(id);
    return result;
  };
  const isKnown = ({ execution, attempt }: Handover) =>
    execution?.state === 'ended' && attempt.outcome === 'taken';

  return {
    server,
    send,
    /** The accepted messages. `unsure`: the ids of e-mails with a refusal or an unknown outcome. */
    result: (): { messages: Taken[]; unsure: ReadonlySet<string> } => {
      // An execution that is killed at the end of a message never learns the server's answer.
      const killed = marked.filter(({ execution }) => execution?.state === 'killed');
      for (const handover of [...handovers, ...killed]) if (!isKnown(handover)) unsure.add(handover.mailId);
      const messages = handovers.map((handover) => ({
        ...handover.message,
        mailId: handover.mailId,
        toTeam: handover.message.to === teamMailSettings.teamAddress,
        isKnown: isKnown(handover),
      }));
      return { messages, unsure };
    },
  };
};
