import { emulatorSets } from '../../../emulators/configuration.ts';
import { readConfiguration } from '../../../functions/src/config.ts';
import { functionsValuesOf } from '../../../release/functionsValues.ts';

const settings = readConfiguration(functionsValuesOf(emulatorSets.test.projectId));

/** Emulated functions send the e-mails to the team from `sender` to `teamAddress`. */
export const sender = settings.mailFrom.replace(/^.*<(.*)>$/, '$1');
export const { teamAddress } = settings;
