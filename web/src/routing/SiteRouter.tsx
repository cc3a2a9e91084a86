import type { i18n } from 'i18next';
import { type ReactNode, useLayoutEffect, useState } from 'react';
import { UNSAFE_createBrowserHistory as createBrowserHistory, Router } from 'react-router-dom';
import { isPrepared, preparePage } from './preparedPage.ts';
import { destinationOf } from './routes.ts';
import { keepScroll } from './scrollPositions.ts';
import { WaitingContext } from './WaitingBar.tsx';

interface Props {
  texts: i18n;
  children: ReactNode;
}

/**
 * The router of the site. A page that is there is drawn at once, in the task of the click; until another one is there the
 * current one stays. The router's own `BrowserRouter` draws every page in slices, which takes twice as long, and blanks the
 * screen while a visitor who goes back waits.
 */
export const SiteRouter = ({ texts, children }: Props) => {
  const [history] = useState(() => createBrowserHistory({ v5Compat: true }));
  const [{ action, location }, setEntry] = useState({ action: history.action, location: history.location });
  const [waiting, setWaiting] = useState(false);

  useLayoutEffect(() => {
    let latest = history.location;
    return history.listen((next) => {
      keepScroll(latest);
      latest = next.location;
      const destination = destinationOf(next.location.pathname);
      const show = () => {
        if (next.location !== latest) return;
        setEntry(next);
        setWaiting(false);
      };
      if (!('page' in destination) || isPrepared(destination.page, texts)) return show();
      setWaiting(true);
      // One that cannot be prepared is shown too: it says so in words.
      void preparePage(destination.page, texts).then(show, show);
    });
  }, [history, texts]);

  return (
    <Router location={location} navigationType={action} navigator={history}>
      <WaitingContext value={waiting}>{children}</WaitingContext>
    </Router>
  );
};
