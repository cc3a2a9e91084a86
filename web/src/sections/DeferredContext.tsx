import { styled } from '@mui/material/styles';
import { createContext, type ReactNode, use, useDeferredValue } from 'react';

/** True on a page change by a link: the heading then renders before the rest. */
export const DeferredContext = createContext(false);

/** False while a new page renders only its heading. */
export const useDeferredRender = (): boolean => useDeferredValue(true, !use(DeferredContext));

/** Renders its children together, after the heading. Outside `Deferred`, each `Section` is deferred separately. */
export const Deferred = ({ children }: { children: ReactNode }) => useDeferredRender() && children;

const Room = styled('div')({ height: '100vh' });

/** Keeps the footer out of view until the page is complete, to prevent a layout shift. */
export const DeferredRoom = () => !useDeferredRender() && <Room />;
