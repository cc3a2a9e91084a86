import { join } from 'node:path';
import { expect, test } from 'vitest';
import { findJava } from './java.ts';
import { Problem } from './problem.ts';
import { temporaryFolder } from './temporaryFolder.ts';

const java = (version: string) => `#!/bin/sh\necho 'openjdk version "${version}" 2026-01-01' >&2\n`;
const folder = () =>
  temporaryFolder({
    'eight/bin/java': java('1.8.0_402'),
    'seventeen/bin/java': java('17.0.15'),
    'twenty-one/bin/java': java('21.0.9'),
    'twenty-five/bin/java': java('25'),
    'broken/bin/java': '#!/bin/sh\nexit 1\n',
  });

test('JAVA_HOME comes first', () => {
  const home = folder();
  expect(findJava({ JAVA_HOME: join(home, 'twenty-one'), PATH: join(home, 'twenty-five/bin') }, [])).toBe(
    join(home, 'twenty-one/bin'),
  );
});

test('a Java on the PATH that is too old gives way to a later one on it', () => {
  const home = folder();
  const path = ['seventeen/bin', 'broken/bin', 'twenty-one/bin'].map((each) => join(home, each)).join(':');
  expect(findJava({ PATH: path }, [])).toBe(join(home, 'twenty-one/bin'));
});

test('the newest Java of the usual places serves when neither JAVA_HOME nor the PATH has one that is new enough', () => {
  const home = folder();
  const environment = { JAVA_HOME: join(home, 'eight'), PATH: join(home, 'seventeen/bin') };
  expect(findJava(environment, [join(home, '*')])).toBe(join(home, 'twenty-five/bin'));
});

test('too old ones are named with their folders, and what to do', () => {
  const home = folder();
  const find = () => findJava({ JAVA_HOME: join(home, 'eight'), PATH: '' }, [join(home, 'seventeen')]);
  expect(find).toThrow(Problem);
  expect(find).toThrow(
    `The Firestore emulator needs Java 21 or newer; found: Java 8 in ${home}/eight/bin, Java 17 in ${home}/seventeen/bin. Install one`,
  );
});

test('without any Java the sentence says so', () => {
  expect(() => findJava({}, [])).toThrow('none was found. Install one');
});
