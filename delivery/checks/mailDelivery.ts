import { type Finding, stop, unknown, warning } from '../finding.ts';
import { inventedNames } from '../invented.ts';
import type { Settings } from '../settings.ts';

/** The instance in firebase.json and the project. */
export const mailExtension = 'firestore-send-email';

/** The function that sends instead of the extension. */
const ourSender = 'deliverMail';

/** Google shuts Firebase Extensions down on 31 March 2027; two months before, nobody shall start anew with one. */
const lastDay = new Date('2027-02-01');

type Facts = Pick<
  Settings,
  | 'deployedFunctions'
  | 'extensions'
  | 'extensionValues'
  | 'functionsValues'
  | 'installedExtensions'
  | 'interactive'
  | 'project'
  | 'today'
  | 'trial'
>;

/** Exactly one sends the documents of `mail`: the extension or our own function. */
export const mailDelivery = (facts: Facts): Finding[] =>
  facts.functionsValues['MAIL_DELIVERY'] === 'extension' ? byExtension(facts) : byFunction(facts);

const byExtension = (facts: Facts): Finding[] => {
  if (!Object.hasOwn(facts.extensions, mailExtension))
    return [
      stop(
        `nobody would send e-mails: MAIL_DELIVERY is extension, and firebase.json has no ${mailExtension}.`,
      ),
    ];
  return [...ending(facts), ...besideOurs(facts), ...values(facts)];
};

const ending = ({ today }: Facts): Finding[] => {
  const advice = `set MAIL_DELIVERY=smtp in functions/.env, remove ${mailExtension} from firebase.json, and deploy from a terminal (docs/operations.md, "The switch from the extension").`;
  return [
    today < lastDay
      ? warning(
          `Firebase Extensions end on 31 March 2027, and from 1 February on this check stops. To switch, ${advice}`,
        )
      : stop(`Firebase Extensions end on 31 March 2027: ${advice}`),
  ];
};

const besideOurs = ({ deployedFunctions, project }: Facts): Finding[] => {
  if (!deployedFunctions) return [unknown(`whether ${ourSender} is still deployed could not be asked.`)];
  return deployedFunctions
    .filter(({ id }) => id === ourSender)
    .map(({ id, region }) =>
      stop(
        `every e-mail would be sent twice: MAIL_DELIVERY is extension, and ${id} is deployed. Run \`npx firebase functions:delete ${id} --region ${region} --project ${project}\`.`,
      ),
    );
};

/** Both read the same server and sender, each from its own files: `.env` and over it `.env.<project id>`. */
const values = ({ extensionValues, functionsValues, trial }: Facts): Finding[] => {
  const file = `extensions/${mailExtension}.env`;
  const invented = inventedNames(extensionValues);
  const different = [
    ['SMTP_CONNECTION_URI', 'SMTP_CONNECTION_URI'],
    ['MAIL_FROM', 'DEFAULT_FROM'],
  ].filter(([ours = '', theirs = '']) => functionsValues[ours] !== extensionValues[theirs]);
  return [
    ...(invented.length === 0
      ? []
      : [(trial ? warning : stop)(`${file} still holds invented values (${invented.join(', ')}).`)]),
    ...different.map(([ours, theirs]) =>
      stop(
        `${ours} in functions/.env and ${theirs} in ${file} differ, with those of the project (.env.<project id>) over them: one of them is wrong.`,
      ),
    ),
  ];
};

const byFunction = ({ extensions, installedExtensions, interactive }: Facts): Finding[] => {
  if (Object.hasOwn(extensions, mailExtension))
    return [
      stop(
        `every e-mail would be sent twice: MAIL_DELIVERY is smtp, and firebase.json names ${mailExtension}. Remove it there.`,
      ),
    ];
  if (!installedExtensions)
    return [unknown(`whether ${mailExtension} is still installed could not be asked.`)];
  if (!installedExtensions.includes(mailExtension)) return [];
  return [
    interactive
      ? warning(`${mailExtension} is still installed, and leaves before ${ourSender} is deployed.`)
      : stop(
          `${mailExtension} is still installed: the CLI asks whether ${ourSender} may be retried, so do this deployment from a terminal.`,
        ),
  ];
};
