import { createContext, type ReactNode, use, useDeferredValue } from 'react';
import { styled } from '../theme/styled.ts';

/**
 * True on a page change by a link. Content below the heading then renders later, so that the heading appears at once.
 */
export const DeferredContext = createContext(false);

/** False while a new page renders only its heading; true when the content below the heading is to be rendered. */
export const useDeferredRender = (): boolean => useDeferredValue(true, !use(DeferredContext));

/**
 * Renders its children together, after the heading. Outside of it, each `Section` renders after the heading by itself.
 */
export const Deferred = ({ children }: { children: ReactNode }) => useDeferredRender() && children;

const Room = styled('div')({ height: '100vh' });

/**
 * A space that keeps the footer below the window until the rest of the page is rendered. It prevents a visible layout
 * shift.
 */
export const DeferredRoom = () => !useDeferredRender() && <Room />;
