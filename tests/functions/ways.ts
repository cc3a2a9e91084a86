import { suites } from '../../emulators/configuration.ts';
import { type Answer, post, waysInto } from '../../emulators/ways.ts';

export { type Answer, post };
export const { addresses, insert, requestEvent: deliverEvent } = waysInto(suites.test);

export const call = (data: unknown, address = addresses.direct): Promise<Answer> => post({ data }, address);
