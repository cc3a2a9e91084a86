import { styled } from '@mui/material/styles';
import { createContext, type ReactNode, use, useDeferredValue } from 'react';

/** True on a page change by a link: content below the heading then renders later, so that the heading appears first. */
export const DeferredContext = createContext(false);

/** False while a new page renders only its heading; true when the content below the heading may render. */
export const useDeferredRender = (): boolean => useDeferredValue(true, !use(DeferredContext));

/** Renders its children together, after the heading. Outside `Deferred`, each `Section` is deferred separately. */
export const Deferred = ({ children }: { children: ReactNode }) => useDeferredRender() && children;

const Room = styled('div')({ height: '100vh' });

/** A space that keeps the footer below the window until the page is complete, which prevents a visible layout shift. */
export const DeferredRoom = () => !useDeferredRender() && <Room />;
