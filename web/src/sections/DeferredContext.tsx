import { styled } from '@mui/material/styles';
import { createContext, type ReactNode, use, useDeferredValue } from 'react';

/** True after a page change by a link: the page's heading then renders before the rest of the page. */
export const DeferredContext = createContext(false);

/** False while a new page renders only its heading. */
export const useDeferredRender = (): boolean => useDeferredValue(true, !use(DeferredContext));

/** Renders its children after the page's heading. A `Section` needs no `Deferred`, because it defers itself. */
export const Deferred = ({ children }: { children: ReactNode }) => useDeferredRender() && children;

const Room = styled('div')({ height: '100vh' });

/** Keeps the footer out of view until the page is complete, to prevent a layout shift. */
export const DeferredRoom = () => !useDeferredRender() && <Room />;
