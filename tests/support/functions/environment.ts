import { suites } from '../../../emulators/configuration.ts';
import { readConfiguration } from '../../../functions/src/config.ts';
import { functionsValuesOf } from '../../../release/functionsValues.ts';

const settings = readConfiguration(functionsValuesOf(suites.test.projectId));

/** The sender and the receiver of the suite's e-mails. */
export const sender = settings.mailFrom.replace(/^.*<(.*)>$/, '$1');
export const { teamAddress } = settings;
