import { describe, expect, test } from 'vitest';
import { typed } from './cli.ts';
import { deploySteps, previewStep } from './commands.ts';

const settings = {
  project: 'helvardar-site',
  functionsValues: { MAIL_DELIVERY: 'extension' },
  installedExtensions: ['firestore-send-email'],
  logExclusion: 'set' as const,
  interactive: true,
};
const own = { ...settings, functionsValues: { MAIL_DELIVERY: 'smtp' }, installedExtensions: [] };
const options = { commit: 'abc1234', configuration: 'firebase.local-deploy.json' };
const targets = (steps: ReturnType<typeof deploySteps>) =>
  steps.map(({ parameters }) =>
    parameters.includes('--only') ? parameters[parameters.indexOf('--only') + 1] : parameters[0],
  );

describe('a deployment', () => {
  test('puts everything in place before the pages that need it', () => {
    const steps = deploySteps(settings, options);
    expect(targets(steps)).toEqual(['firestore', 'extensions', 'functions', 'hosting']);
  });

  test('does not touch extensions when our own function sends', () => {
    const steps = deploySteps(own, options);
    expect(targets(steps)).toEqual(['firestore', 'functions', 'hosting']);
  });

  test('takes an installed extension away before our own function comes', () => {
    const steps = deploySteps({ ...own, installedExtensions: ['firestore-send-email'] }, options);
    expect(targets(steps)).toEqual(['firestore', 'ext:uninstall', 'functions', 'hosting']);
  });

  test('is never asked whether the secret of the extension may be destroyed', () => {
    const steps = deploySteps({ ...own, installedExtensions: ['firestore-send-email'] }, options);
    const command = steps.map(typed).find((line) => line.includes('ext:uninstall'));
    expect(command).toBe(
      'npx firebase ext:uninstall firestore-send-email --immediate --project helvardar-site --non-interactive',
    );
  });

  test.each(['missing', 'changed'] as const)(
    'closes the logs before the extension comes, where the exclusion is %s',
    (logExclusion) => {
      const steps = deploySteps({ ...settings, logExclusion }, options);
      expect(targets(steps)).toEqual(['firestore', 'logging', 'extensions', 'functions', 'hosting']);
      expect(steps[1]?.proof).toBeDefined();
    },
  );

  test('leaves the logs alone where they could not be asked, and where our own function sends', () => {
    expect(targets(deploySteps({ ...settings, logExclusion: 'unknown' }, options))).not.toContain('logging');
    expect(targets(deploySteps({ ...own, logExclusion: 'missing' }, options))).not.toContain('logging');
  });

  test('names the project in each step, and the commit at the pages', () => {
    const commands = deploySteps({ ...settings, logExclusion: 'missing' }, options).map(typed);
    for (const command of commands) expect(command).toContain('--project helvardar-site');
    expect(commands.at(-1)).toContain('--message abc1234');
  });

  test('takes the headers of the pages from the configuration made for them', () => {
    const commands = deploySteps(settings, options).map(typed);
    expect(commands.at(-1)).toContain('--only hosting --config firebase.local-deploy.json');
  });

  test('never waits for an answer without a terminal', () => {
    const commands = deploySteps({ ...settings, interactive: false }, options).map(typed);
    for (const command of commands) expect(command).toContain('--non-interactive');
  });
});

test('a preview ends after seven days', () => {
  const step = previewStep(settings, { channel: 'menu', configuration: 'firebase.local-preview.json' });
  expect(typed(step)).toMatch(/^npx firebase hosting:channel:deploy menu --expires 7d /);
});
