import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { execa } from 'execa';
import { Problem } from '../../../commands/command.ts';

/**
 * Firefox with the screen reader Orca. Each method returns what Orca says until it is silent, a text per utterance. If
 * `awaited` is given, Orca must say it first.
 */
export interface Listener {
  /** Presses a key, named as `xdotool key` names it. */
  press: (key: string, awaited?: string) => Promise<string[]>;
  /** Presses a key until Orca says the awaited text. */
  pressUntil: (key: string, awaited: string) => Promise<string[]>;
  type: (text: string) => Promise<string[]>;
  /** Reads from the reading position up to the awaited text. */
  readOn: (awaited: string) => Promise<string[]>;
  /** Opens another address. */
  goTo: (address: string) => Promise<string[]>;
  /** What Orca said since the page was opened, with the keys before it. */
  log: string[];
  close: () => Promise<void>;
}

const programs = {
  screen: '/usr/bin/Xvfb',
  bus: '/usr/bin/dbus-daemon',
  accessibilityBus: '/usr/libexec/at-spi-bus-launcher',
  speech: '/usr/bin/speech-dispatcher',
  orca: '/usr/bin/orca',
  firefox: '/usr/bin/firefox-esr',
  keys: '/usr/bin/xdotool',
};
const packages =
  'orca speech-dispatcher speech-dispatcher-audio-plugins at-spi2-core dbus xvfb xdotool firefox-esr';

/** Milliseconds without a word after which Orca counts as silent, and the longest wait for an awaited text. */
const silence = 1_500;
const longest = 90_000;
/** The greatest number of presses of one key. */
const mostPresses = 60;

/** A home folder with the settings of the programs. The speech dispatcher writes to a file what it should speak. */
const homeFiles = (home: string) => ({
  '.libao': 'default_driver=null\n',
  'speech/speechd.conf': `CommunicationMethod "unix_socket"
LogLevel 1
LogDir "stdout"
AudioOutputMethod "libao"
AddModule "file" "sd_generic" "file.conf"
DefaultModule file
DefaultLanguage en
Timeout 0
`,
  'speech/modules/file.conf': `GenericExecuteSynth "echo '$DATA' >> ${home}/spoken; sleep 0.1"
GenericLanguage "en" "en" "utf-8"
AddVoice "en" "MALE1" "any"
`,
  '.local/share/orca/orca-customizations.py': `import orca.settings
orca.settings.enableKeyEcho = False
`,
  'firefox/user.js': `user_pref("accessibility.force_disabled", -1);
user_pref("browser.shell.checkDefaultBrowser", false);
user_pref("datareporting.policy.dataSubmissionEnabled", false);
user_pref("browser.startup.homepage_override.mstone", "ignore");
`,
  spoken: '',
});

/** A text without the blanks and hyphens that keep lines from breaking. */
export const plain = (text: string) => text.replace(/\s/gu, ' ').replaceAll('\u2011', '-').trim();

const firstLineOf = async ({ stdout }: ChildProcess): Promise<string> => {
  const [chunk] = stdout ? await once(stdout, 'data') : [];
  return String(chunk).trim();
};

/** Opens an address in Firefox with Orca. */
export const listenTo = async (address: string): Promise<Listener> => {
  const missing = Object.values(programs).filter((program) => !existsSync(program));
  if (missing.length > 0)
    throw new Problem(`Expected ${missing.join(', ')}: install with \`apt-get install ${packages}\``);
  const home = mkdtempSync(join(tmpdir(), 'helvardar-orca-'));
  for (const [name, content] of Object.entries(homeFiles(home))) {
    mkdirSync(dirname(join(home, name)), { recursive: true });
    writeFileSync(join(home, name), content);
  }
  const running: ChildProcess[] = [];
  const env: NodeJS.ProcessEnv = {
    PATH: process.env['PATH'],
    HOME: home,
    XDG_RUNTIME_DIR: home,
    XDG_CONFIG_HOME: join(home, '.config'),
    XDG_DATA_HOME: join(home, '.local/share'),
    SPEECHD_ADDRESS: `unix_socket:${home}/speech.socket`,
    GNOME_ACCESSIBILITY: '1',
    LANG: 'C.UTF-8',
  };
  const start = (program: string, ...parameters: string[]) => {
    const started = spawn(program, parameters, { env, stdio: ['ignore', 'pipe', 'ignore'] });
    running.push(started);
    return started;
  };
  const screen = start(programs.screen, '-displayfd', '1', '-nolisten', 'tcp', '-screen', '0', '1280x900x24');
  env['DISPLAY'] = `:${await firstLineOf(screen)}`;
  env['DBUS_SESSION_BUS_ADDRESS'] = await firstLineOf(
    start(programs.bus, '--session', '--nofork', '--print-address'),
  );
  start(programs.accessibilityBus, '--launch-immediately', '--a11y=1', '--screen-reader=1');
  start(programs.speech, '-s', '-C', join(home, 'speech'), '-S', `${home}/speech.socket`, '-t', '0');

  const log: string[] = [];
  const file = join(home, 'spoken');
  let heard = 0;
  const listen = async (awaited = '') => {
    const news = () => readFileSync(file, 'utf8').split('\n').slice(heard, -1).map(plain);
    const isSaid = () => news().some((line) => line.includes(plain(awaited)));
    const end = Date.now() + longest;
    for (let count = -1; count !== news().length || (awaited && !isSaid()); await wait(silence)) {
      count = news().length;
      if (Date.now() > end) throw new Error(`Expected Orca to say ${awaited}, it said ${news().join(' | ')}`);
    }
    const words = news();
    heard += words.length;
    log.push(...words);
    return words;
  };
  const act = async (parameters: string[], awaited?: string) => {
    log.push(`> ${parameters.slice(1).join(' ')}`);
    await execa(programs.keys, parameters, { env });
    return listen(awaited);
  };
  const press = (key: string, awaited?: string) => act(['key', key], awaited);

  start(programs.orca, '--replace');
  await listen('Screen reader on');
  const firefox = (...parameters: string[]) =>
    start(programs.firefox, '--profile', join(home, 'firefox'), ...parameters);
  firefox('--kiosk', address);
  await listen('Finished loading');
  return {
    press,
    pressUntil: async (key, awaited) => {
      for (let presses = 0; presses < mostPresses; presses += 1) {
        const words = await press(key);
        if (words.some((line) => line.includes(plain(awaited)))) return words;
      }
      throw new Error(
        `Expected Orca to say ${awaited} after ${key}, it said ${log.slice(-mostPresses).join(' | ')}`,
      );
    },
    type: (text) => act(['type', text]),
    readOn: (awaited) => press('KP_Add', awaited),
    goTo: (next) => {
      log.push(`> ${next}`);
      firefox(next);
      return listen('Finished loading');
    },
    log,
    close: async () => {
      for (const program of running.toReversed()) program.kill();
      await Promise.all(
        running.map((program) => program.exitCode ?? program.signalCode ?? once(program, 'exit')),
      );
      rmSync(home, { recursive: true, force: true });
    },
  };
};
