import { createContext, type ReactNode, use, useDeferredValue } from 'react';
import { styled } from '../styled.ts';

/** The visitor came by a link within the site: what is below the heading follows it, so that the heading is there at once. */
export const LaterContext = createContext(false);

/** Whether a part of the page below its heading is to be drawn yet. */
export const useTurn = (): boolean => useDeferredValue(true, !use(LaterContext));

/** Sections that wait for their turn together; a `Section` by itself waits on its own. */
export const Later = ({ children }: { children: ReactNode }) => useTurn() && children;

const Room = styled('div')({ height: '100vh' });

/** Keeps the footer out of sight until the rest of the page is there, so that nothing in sight moves. */
export const LaterRoom = () => !useTurn() && <Room />;
