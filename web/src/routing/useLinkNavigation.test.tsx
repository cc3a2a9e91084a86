// @vitest-environment jsdom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { I18nextProvider } from 'react-i18next';
import { MemoryRouter } from 'react-router-dom';
import { expect, test, vi } from 'vitest';
import { createI18n } from '../i18n/i18n.ts';
import { LanguageContext } from '../i18n/LanguageContext.ts';
import { preparedPage } from './pages.ts';
import { useLinkNavigation } from './useLinkNavigation.ts';

const Links = () => {
  useLinkNavigation();
  return <a href="/about">About</a>;
};

test('a page is prepared when the pointer moves over its link', async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  const texts = await createI18n('en');
  const host = document.body.appendChild(document.createElement('div'));
  await act(async () =>
    createRoot(host).render(
      <I18nextProvider i18n={texts}>
        <LanguageContext value="en">
          <MemoryRouter>
            <Links />
          </MemoryRouter>
        </LanguageContext>
      </I18nextProvider>,
    ),
  );
  expect(preparedPage('about', texts)).toBeUndefined();
  await act(async () => host.querySelector('a')?.dispatchEvent(new Event('pointerover', { bubbles: true })));
  await expect.poll(() => preparedPage('about', texts)).toBeDefined();
});
