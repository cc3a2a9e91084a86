import { beforeEach, expect, test, vi } from 'vitest';

/** Resets the modules, because the test files of a worker share modules and the texts registered in them. */
beforeEach(() => {
  vi.resetModules();
  return () => void vi.resetModules();
});

test('texts that cannot be loaded cause an error and are requested again the next time', async () => {
  const { createI18n, loadTexts, registerTexts } = await import('./i18n.ts');
  const texts = await createI18n('de');
  const load = vi.fn(async () => ({ title: 'Über uns' }));
  load.mockRejectedValue(new Error('Offline'));
  registerTexts('about', { './locales/de/about.json': load });
  await expect(loadTexts(texts, 'about')).rejects.toThrow('Offline');
  expect(load).toHaveBeenCalledTimes(1);

  load.mockResolvedValue({ title: 'Über uns' });
  await loadTexts(texts, 'about');
  expect(texts.getResource('de', 'about', 'title')).toBe('Über uns');
});

test('texts without a registered loader cause an error', async () => {
  const { createI18n, loadTexts } = await import('./i18n.ts');
  const texts = await createI18n('en');
  await expect(loadTexts(texts, 'careers')).rejects.toThrow('en/careers');
});

test('loaded texts are not loaded again', async () => {
  const { createI18n, loadTexts, registerTexts } = await import('./i18n.ts');
  const texts = await createI18n('fr');
  const load = vi.fn(async () => ({}));
  registerTexts('common', { './locales/fr/common.json': load });
  await loadTexts(texts, 'common');
  expect(load).not.toHaveBeenCalled();
});
