import { emulatorSets } from '../../../emulators/configuration.ts';
import { readConfiguration } from '../../../functions/src/config.ts';
import { functionsValuesOf } from '../../../release/functionsValues.ts';

const settings = readConfiguration(functionsValuesOf(emulatorSets.test.projectId));

/** The two addresses of the e-mails to the team that emulated functions send: from `sender` to `teamAddress`. */
export const sender = settings.mailFrom.replace(/^.*<(.*)>$/, '$1');
export const { teamAddress } = settings;
