import { createContext, type ReactNode, use, useDeferredValue } from 'react';
import { styled } from '../theme/styled.ts';

/** The visitor came by a link within the site: what is below the heading follows it, so that the heading is there at once. */
export const DeferredContext = createContext(false);

/** Whether a part of the page below its heading is to be drawn yet. */
export const useTurn = (): boolean => useDeferredValue(true, !use(DeferredContext));

/** Sections that wait for their turn together; a `Section` by itself waits on its own. */
export const Deferred = ({ children }: { children: ReactNode }) => useTurn() && children;

const Room = styled('div')({ height: '100vh' });

/** Keeps the footer out of sight until the rest of the page is there, so that nothing in sight moves. */
export const DeferredRoom = () => !useTurn() && <Room />;
