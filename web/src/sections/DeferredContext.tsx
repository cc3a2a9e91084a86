import { createContext, type ReactNode, use, useDeferredValue } from 'react';
import { styled } from '../theme/styled.ts';

/** True after a link within the site: content below the heading renders after it, so that the heading appears at once. */
export const DeferredContext = createContext(false);

/** Whether a part below the heading is to be rendered yet. */
export const useDeferredRender = (): boolean => useDeferredValue(true, !use(DeferredContext));

/** Renders its sections together after the heading; a `Section` outside it defers by itself. */
export const Deferred = ({ children }: { children: ReactNode }) => useDeferredRender() && children;

const Room = styled('div')({ height: '100vh' });

/** Keeps the footer below the window until the rest of the page is rendered, to prevent a visible layout shift. */
export const DeferredRoom = () => !useDeferredRender() && <Room />;
