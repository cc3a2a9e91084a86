// @vitest-environment jsdom
import Accordion from '@mui/material/Accordion';
import AccordionSummary from '@mui/material/AccordionSummary';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import Link from '@mui/material/Link';
import NoSsr from '@mui/material/NoSsr';
import ThemeProvider from '@mui/system/ThemeProvider';
import { act, type ReactNode, useEffect, useState, useSyncExternalStore } from 'react';
import { createRoot } from 'react-dom/client';
import { ErrorBoundary } from 'react-error-boundary';
import { MemoryRouter } from 'react-router-dom';
import { expect, onTestFinished, test, vi } from 'vitest';
import { App } from '../App.tsx';
import { createI18n } from '../i18n/i18n.ts';
import { preparePage } from '../routing/pages.ts';
import { pathOf, routeIds } from '../routing/routes.ts';
import { theme } from '../theme/theme.ts';
import { Section } from './Section.tsx';

/** The messages of the errors that rendering throws. */
const errorsOf = async (element: ReactNode): Promise<string[]> => {
  // jsdom has no `matchMedia`. With reduced motion, no page needs the observer that it lacks, too.
  vi.stubGlobal('matchMedia', () => Object.assign(new EventTarget(), { matches: true }));
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  const errors: string[] = [];
  const note = (error: unknown) => errors.push((error as Error).message);
  const root = createRoot(document.body.appendChild(document.createElement('div')), {
    onCaughtError: note,
  });
  onTestFinished(() => act(async () => root.unmount()));
  await act(async () =>
    root.render(
      <ErrorBoundary fallback={null}>
        <ThemeProvider theme={theme}>{element}</ThemeProvider>
      </ErrorBoundary>,
    ),
  );
  return errors;
};

const nothing = () => undefined;
const contents: Record<string, ReactNode> = {
  'onClick of Chip': <Chip label="Filter" onClick={nothing} />,
  'onClick of Button': <Button onClick={nothing}>Filter</Button>,
  'onMouseEnter of Link': (
    <Link href="/about" onMouseEnter={nothing}>
      Filter
    </Link>
  ),
  'onFocus of textarea': <textarea onFocus={nothing} defaultValue="Filter" />,
  'useControlled of Accordion': <Accordion>{[<AccordionSummary key="">Filter</AccordionSummary>]}</Accordion>,
  'useEnhancedEffect of NoSsr': (
    <>
      Filter<NoSsr>later</NoSsr>
    </>
  ),
  'onToggle of details': <details onToggle={nothing}>Filter</details>,
};

test.for(Object.entries(contents))('in development a static section refuses %s', async ([name, content]) => {
  expect(await errorsOf(<Section static>{content}</Section>)).toEqual([
    expect.stringContaining(`${name} would be dead in the built site, because “Filter`),
  ]);
  expect(await errorsOf(<Section>{content}</Section>)).toEqual([]);
});

const useClock = () =>
  useSyncExternalStore(
    () => nothing,
    () => 'Clock',
  );
const components: Record<string, () => ReactNode> = {
  useState: () => useState('Clock')[0],
  useEffect: () => {
    useEffect(nothing);
    return 'Clock';
  },
  useClock: () => useClock(),
};

test.for(Object.entries(components))(
  'in development a static section refuses the hook %s',
  async ([hook, Clock]) => {
    expect(
      await errorsOf(
        <Section static>
          <Clock />
        </Section>,
      ),
    ).toEqual([
      expect.stringMatching(new RegExp(`^${hook} of .* would be dead in the built site, because “Clock …”`)),
    ]);
    expect(
      await errorsOf(
        <Section>
          <Clock />
        </Section>,
      ),
    ).toEqual([]);
  },
);

test.for([...routeIds, 'notFound'] as const)(
  'no static part of the page %s has a handler, state or effect',
  async (page) => {
    const i18n = await createI18n('en');
    await preparePage(page, i18n);
    const path = page === 'notFound' ? '/404/404' : pathOf(page, 'en');
    expect(
      await errorsOf(
        <MemoryRouter initialEntries={[path]}>
          <App i18n={i18n} />
        </MemoryRouter>,
      ),
    ).toEqual([]);
  },
);
