import { emulatorSets } from '../../../emulators/configuration.ts';
import { readConfiguration } from '../../../functions/src/config.ts';
import { functionsValuesOf } from '../../../release/functionsValues.ts';

const settings = readConfiguration(functionsValuesOf(emulatorSets.test.projectId));

/** The sender and the receiver of the e-mails of emulated functions. */
export const sender = settings.mailFrom.replace(/^.*<(.*)>$/, '$1');
export const { teamAddress } = settings;
