import { cpSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { execa } from 'execa';
import { root } from '../../../commands/folders.ts';
import { project } from './resources.ts';

const copied = [
  ...['package.json', 'package-lock.json', 'firebase.json', 'firestore.indexes.json', 'firestore.rules'],
  'tsconfig.json',
  ...['.firebaserc', 'commands', 'emulators', 'extensions', 'functions', 'release', 'shared', 'web'],
];
const left =
  /node_modules|\.test\.tsx?$|^web\/(?:dist|\.build|\.cache)|^functions\/(?:lib|package-lock)|\.env\.(?!demo-)/;

const script = '<script src="/assets/start-abc.js"></script>';
/** Minimal pages that pass the smoke check; a real build takes long. */
const pages = {
  'index.html': script,
  '404.html': script,
  'assets/start-abc.js': 'start()',
  'previews/en/home.png': 'a picture',
};

const login = {
  user: { email: 'owner@helvardar.ch' },
  tokens: { access_token: 'token', refresh_token: 'refresh', expires_at: Date.now() + 86_400_000 },
  // Without this message of the day, the Firebase CLI would load one from another host.
  motd: { fetched: Date.now() + 86_400_000 },
};

export const write = (file: string, content: string | Buffer, mode = 0o644): void => {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, content, { mode });
};

const gcloud = join(root, 'tests/support/release/gcloud.ts');

/**
 * Copies the project, and brings the copy into the state after steps 1 to 6 of docs/set-up.md. Its commands reach only the
 * proxy, and a stand-in for `gcloud`.
 */
export const workTree = (folder: string, proxy: string, certificate: string) => {
  const put = (path: string, content: string, mode?: number) => write(join(folder, path), content, mode);
  const isCopied = (file: string) => !left.test(file.slice(root.length + 1));
  for (const path of copied)
    cpSync(join(root, path), join(folder, path), {
      recursive: true,
      preserveTimestamps: true,
      filter: isCopied,
    });
  for (const place of ['', 'functions', 'web'])
    symlinkSync(join(root, place, 'node_modules'), join(folder, place, 'node_modules'));
  for (const [path, content] of Object.entries(pages)) put(`web/dist/${path}`, content);

  const change = (path: string, ...changes: [from: string | RegExp, to: string][]) =>
    put(
      path,
      changes.reduce(
        (text, [from, to]) => text.replaceAll(from, to),
        readFileSync(join(folder, path), 'utf8'),
      ),
    );
  change('shared/company.ts', ['helvardar.example', 'helvardar.ch'], ['000 00 00', '234 56 78']);
  change('functions/.env', [/helvardar\.example/g, 'helvardar.ch']);
  change('.firebaserc', [' } }', `, "production": "${project}" } }`]);
  // To save time, deployments of the copy skip the type check and the build of the pages, which other tests cover. The
  // functions are built only once, because the deployments differ only in settings.
  change('web/package.json', ['node build/build.ts', 'echo built']);
  change(
    'tsconfig.json',
    [/"include": [^\]]+\]/g, '"files": ["shared/company.ts"]'],
    [/"types": .+\]/g, '"types": []'],
  );
  change('firebase.json', [
    'npm run build -w functions',
    'test -e functions/lib/index.cjs || npm run build -w functions',
  ]);
  put('web/.env.production', 'VITE_SITE_ORIGIN=https://www.helvardar.ch\n');

  // The Firebase CLI runs `npm show` to look for a newer firebase-functions. The proxy refuses npm's registry, so this
  // `npm` lets `npm show` fail at once instead of asking the registry in vain.
  put('bin/npm', '#!/bin/bash\n[ "$1" != show ] && exec "$(type -aP npm | tail -1)" "$@"\n', 0o755);
  put('home/.config/configstore/firebase-tools.json', JSON.stringify(login));
  put('home/terminal.mjs', 'process.stdin.isTTY = true;');
  put('bin/gcloud', `#!/bin/sh\nexec "${process.execPath}" "${gcloud}" "$@"\n`, 0o755);
  put('certificate.pem', certificate);
  const env = {
    PATH: [join(folder, 'bin'), dirname(process.execPath), process.env['PATH']].join(delimiter),
    HTTPS_PROXY: proxy,
    HTTP_PROXY: proxy,
    NO_PROXY: '127.0.0.1,localhost',
    NODE_USE_ENV_PROXY: '1',
    NODE_EXTRA_CA_CERTS: join(folder, 'certificate.pem'),
    HOME: join(folder, 'home'),
    XDG_CONFIG_HOME: join(folder, 'home/.config'),
    NODE_COMPILE_CACHE: join(root, 'node_modules/.cache/node'),
    // The CLI reads the functions' description from a file. Over HTTP, it would wait three seconds.
    FIREBASE_FUNCTIONS_DISCOVERY_OUTPUT_PATH: 'true',
    npm_config_update_notifier: 'false',
    // A busy machine loads the functions slowly.
    FUNCTIONS_DISCOVERY_TIMEOUT: '120',
    PROJECT: project,
  };

  /**
   * Runs a command line, with `firebase` instead of `npx firebase`, because `npx` takes half a second. With `answers`,
   * the command runs as in a terminal, and each question in its output gets its answer.
   */
  const run = async (line: string, answers?: readonly (readonly [question: string, answer: string])[]) => {
    const terminal = answers && { NODE_OPTIONS: `--import ${join(folder, 'home/terminal.mjs')}` };
    const running = execa('bash', ['-c', line.replaceAll('npx firebase ', 'firebase ')], {
      ...{ cwd: folder, preferLocal: true, localDir: root, env: { ...env, ...terminal }, extendEnv: false },
      ...{ all: true, reject: false, stdin: answers ? 'pipe' : 'ignore', timeout: 230_000 },
    });
    const unanswered = [...(answers ?? [])];
    let text = '';
    running.all?.on('data', (data) => {
      text += data;
      const asked = unanswered.findIndex(([question]) => text.includes(question));
      if (asked >= 0) running.stdin?.write(unanswered.splice(asked, 1)[0]?.[1] ?? '');
    });
    const { exitCode, all } = await running;
    return { exitCode, output: all ?? '' };
  };
  return { run, change };
};
