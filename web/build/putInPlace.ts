import { rename } from 'node:fs/promises';

const attempts = 10;

/**
 * Lets a finished folder take the place of the one before, which goes to `last`, so that a running Hosting emulator never
 * serves half a site. Another build may do the same at the same moment: then it is tried again.
 */
export const putInPlace = async (finished: string, place: string, last: string): Promise<void> => {
  for (let attempt = 1; ; attempt += 1) {
    await rename(place, `${last}-${attempt}`).catch(() => undefined);
    try {
      return await rename(finished, place);
    } catch (error) {
      if (attempt === attempts) throw error;
    }
  }
};
