import { type Finding, stop, unknown, warning } from '../finding.ts';
import { inventedNames } from '../invented.ts';
import type { Settings } from '../settings.ts';

/** The instance in firebase.json and the project. */
export const mailExtension = 'firestore-send-email';

/** Google shuts Firebase Extensions down on 31 March 2027. */
const shutdown = { announced: new Date('2027-01-01'), done: new Date('2027-04-01') };

type Facts = Pick<
  Settings,
  'functionsValues' | 'extensions' | 'extensionValues' | 'installedExtensions' | 'today' | 'trial'
>;

/** Exactly one sends the documents of `mail`: the extension or our own function. */
export const mailDelivery = (facts: Facts): Finding[] =>
  facts.functionsValues['MAIL_DELIVERY'] === 'extension' ? byExtension(facts) : byFunction(facts);

const byExtension = ({ extensions, extensionValues, functionsValues, today, trial }: Facts): Finding[] => {
  if (!Object.hasOwn(extensions, mailExtension))
    return [
      stop(
        `nobody would send e-mails: MAIL_DELIVERY is extension, and firebase.json has no ${mailExtension}.`,
      ),
    ];
  const file = `extensions/${mailExtension}.env`;
  const invented = inventedNames(extensionValues);
  const different = [
    ['SMTP_CONNECTION_URI', 'SMTP_CONNECTION_URI'],
    ['MAIL_FROM', 'DEFAULT_FROM'],
  ].filter(([ours = '', theirs = '']) => functionsValues[ours] !== extensionValues[theirs]);
  return [
    ...ending(today),
    ...(invented.length === 0
      ? []
      : [(trial ? warning : stop)(`${file} still holds invented values (${invented.join(', ')}).`)]),
    ...different.map(([ours, theirs]) =>
      warning(`${ours} in functions/.env and ${theirs} in ${file} differ.`),
    ),
  ];
};

const ending = (today: Date): Finding[] => {
  const advice = 'let the functions send the e-mails (docs/deploy.md, "Who sends the e-mails").';
  if (today >= shutdown.done) return [stop(`Firebase Extensions ended on 31 March 2027: ${advice}`)];
  return today >= shutdown.announced ? [warning(`Firebase Extensions end on 31 March 2027: ${advice}`)] : [];
};

const byFunction = ({ extensions, installedExtensions }: Facts): Finding[] => {
  const twice = 'every e-mail would be sent twice: MAIL_DELIVERY is smtp, and';
  if (Object.hasOwn(extensions, mailExtension))
    return [stop(`${twice} firebase.json names ${mailExtension}. Remove it there.`)];
  if (!installedExtensions)
    return [unknown(`whether ${mailExtension} is still installed could not be asked.`)];
  return installedExtensions.includes(mailExtension)
    ? [
        stop(
          `${twice} ${mailExtension} is installed. Run \`npx firebase ext:uninstall ${mailExtension} --immediate\`.`,
        ),
      ]
    : [];
};
