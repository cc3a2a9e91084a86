// @vitest-environment jsdom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { I18nextProvider } from 'react-i18next';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { expect, onTestFinished, test, vi } from 'vitest';
import { createI18n } from '../i18n/i18n.ts';
import { preparedPage, preparePage } from './pages.ts';
import { useLinkNavigation } from './useLinkNavigation.ts';

const Links = () => {
  useLinkNavigation();
  const { pathname, state } = useLocation();
  return (
    <>
      <a href="/about">About</a>
      <a href="/contact" data-position="Analyst" data-campaign="spring">
        Apply
      </a>
      <a href="/brochure.pdf">Brochure</a>
      <output>{JSON.stringify({ pathname, state })}</output>
    </>
  );
};

const render = async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  const texts = await createI18n('en');
  const host = document.body.appendChild(document.createElement('div'));
  const root = createRoot(host);
  onTestFinished(() => act(async () => root.unmount()));
  await act(async () =>
    root.render(
      <I18nextProvider i18n={texts}>
        <MemoryRouter>
          <Links />
        </MemoryRouter>
      </I18nextProvider>,
    ),
  );
  const dispatch = (href: string, event: Event) =>
    act(async () => host.querySelector(`a[href="${href}"]`)?.dispatchEvent(event));
  return {
    texts,
    hover: (href: string) => dispatch(href, new Event('pointerover', { bubbles: true })),
    click: (href: string) => dispatch(href, new MouseEvent('click', { bubbles: true, cancelable: true })),
    shown: () => JSON.parse(host.querySelector('output')?.textContent ?? ''),
  };
};

test('a page is prepared when the pointer moves over its link', async () => {
  const { texts, hover } = await render();
  expect(preparedPage('about', texts)).toBeUndefined();
  await hover('/about');
  await expect.poll(() => preparedPage('about', texts)).toBeDefined();
});

test('of the attributes of a link, only the position of an application is kept in the history', async () => {
  const { texts, click, shown } = await render();
  await preparePage('contact', texts);
  await preparePage('about', texts);
  await click('/contact');
  expect(shown()).toEqual({ pathname: '/contact', state: { position: 'Analyst' } });
  await click('/about');
  expect(shown()).toEqual({ pathname: '/about', state: null });
});

test('the browser opens a link to a file, although the not-found page is prepared', async () => {
  const { texts, hover, click, shown } = await render();
  await hover('/brochure.pdf');
  await preparePage('notFound', texts);
  const isLeftToBrowser = vi.fn((event: Event) => {
    const isLeft = !event.defaultPrevented;
    // jsdom cannot load documents.
    event.preventDefault();
    return isLeft;
  });
  window.addEventListener('click', isLeftToBrowser, { once: true });
  await click('/brochure.pdf');
  expect(isLeftToBrowser).toHaveReturnedWith(true);
  expect(shown().pathname).toBe('/');
});
