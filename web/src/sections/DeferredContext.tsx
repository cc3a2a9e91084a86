import { styled } from '@mui/material/styles';
import { createContext, type ReactNode, use, useDeferredValue } from 'react';

/** True after a page change by a link: the page's heading then renders before the rest of the page. */
export const DeferredContext = createContext(false);

/** True while a new page renders only its heading. */
export const useIsDeferred = (): boolean => useDeferredValue(false, use(DeferredContext));

/** Renders its children after the page's heading. A `Section` needs no `Deferred`, because it defers itself. */
export const Deferred = ({ children }: { children: ReactNode }) => !useIsDeferred() && children;

const EmptyScreen = styled('div')({ height: '100vh' });

/** Keeps the footer out of view until the page is complete, to prevent a layout shift. */
export const PagePlaceholder = () => useIsDeferred() && <EmptyScreen />;
