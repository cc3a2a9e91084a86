import { readFileSync, writeFileSync } from 'node:fs';
import { defineConfig, type Plugin } from 'vite';
import { firestoreService, neededMethods, reducedSchema } from './firestoreSchema.ts';
import { lockFileOf } from './lockFile.ts';
import manifest from './package.json' with { type: 'json' };

/** Writes a lock file, so that a deployment installs the versions of the project's package-lock.json. */
const lockFile: Plugin = {
  name: 'lock-file',
  closeBundle: () => {
    const whole = JSON.parse(readFileSync(new URL('../package-lock.json', import.meta.url), 'utf8'));
    const own = lockFileOf(whole, 'functions', manifest);
    writeFileSync(new URL('package-lock.json', import.meta.url), `${JSON.stringify(own, null, 2)}\n`);
  },
};

/**
 * The generated protobuf classes, which would be 38 percent of the built file. `withoutGeneratedClasses` leaves them
 * out, because Firestore's client uses them only for data bundles and pipelines.
 */
const generatedClasses =
  /\/(?:firestore-api|google-gax)\/build\/protos\/(?:protos|iam_service|locations|operations)\.js$/;
const withoutGeneratedClasses: Plugin = {
  name: 'without-generated-classes',
  enforce: 'pre',
  load: (id) =>
    generatedClasses.test(id) ? 'module.exports = { google: { firestore: { v1: {} } } };' : undefined,
};

const schemas = {
  firestore: /\/firestore-api\/build\/protos\/protos\.json$/,
  locations: /\/google-gax\/build\/protos\/locations\.json$/,
};

/**
 * Reduces the schemas to what the functions use, because Firestore's client builds every message type before its first
 * call.
 */
const withoutUnusedMessages: Plugin = {
  name: 'without-unused-messages',
  enforce: 'pre',
  load: (id) => {
    if (schemas.locations.test(id)) return '{ "nested": {} }';
    if (!schemas.firestore.test(id)) return undefined;
    const whole = JSON.parse(readFileSync(id, 'utf8'));
    return JSON.stringify(reducedSchema(whole, firestoreService, neededMethods));
  },
};

/**
 * Bundles all packages into one file, because a new instance would otherwise read about 500 files
 * (docs/decisions/030). The format is CommonJS, because some packages use `__dirname`.
 */
export default defineConfig({
  envDir: false,
  plugins: [withoutGeneratedClasses, withoutUnusedMessages, lockFile],
  build: {
    ssr: 'src/index.ts',
    outDir: 'lib',
    // The file is overwritten and never deleted, because a running emulator watches this folder.
    emptyOutDir: false,
    target: 'node24',
    rolldownOptions: { output: { format: 'cjs', entryFileNames: 'index.cjs', codeSplitting: false } },
  },
  ssr: { noExternal: true },
});
