import { describe, expect, test } from 'vitest';
import { deploySteps, previewStep, typed } from './commands.ts';

const settings = { project: 'helvardar-site', functionsValues: { MAIL_DELIVERY: 'extension' } };
const options = { commit: 'abc1234', configuration: 'firebase.local-deploy.json', interactive: true };
const targets = (steps: ReturnType<typeof deploySteps>) =>
  steps.map(({ parameters }) => parameters[parameters.indexOf('--only') + 1]);

describe('a deployment', () => {
  test('puts everything in place before the pages that need it', () => {
    const steps = deploySteps(settings, options);
    expect(targets(steps)).toEqual(['firestore', 'extensions', 'functions', 'hosting']);
  });

  test('does not touch extensions when our own function sends', () => {
    const own = { ...settings, functionsValues: { MAIL_DELIVERY: 'smtp' } };
    const steps = deploySteps(own, options);
    expect(targets(steps)).toEqual(['firestore', 'functions', 'hosting']);
  });

  test('names the project in each step, and the commit at the pages', () => {
    const commands = deploySteps(settings, options).map(typed);
    for (const command of commands) expect(command).toContain('--project helvardar-site');
    expect(commands.at(-1)).toContain('--message abc1234');
  });

  test('takes the headers of the pages from the configuration made for them', () => {
    const commands = deploySteps(settings, options).map(typed);
    expect(commands.at(-1)).toContain('--only hosting --config firebase.local-deploy.json');
  });

  test('never waits for an answer without a terminal', () => {
    const commands = deploySteps(settings, { ...options, interactive: false }).map(typed);
    for (const command of commands) expect(command).toContain('--non-interactive');
  });
});

test('a preview ends after seven days', () => {
  const step = previewStep(settings, { channel: 'menu', configuration: 'firebase.local-preview.json' });
  expect(typed(step)).toMatch(/^npx firebase hosting:channel:deploy menu --expires 7d /);
});
