import type { ReactNode } from 'react';
import { useIsHydrated } from './useIsHydrated.ts';

/** Renders its children after hydration: drawings that would make the prerendered document larger. */
export const AfterHydration = ({ children }: { children: ReactNode }) => useIsHydrated() && children;
