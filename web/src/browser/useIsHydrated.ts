import { useEffect, useState } from 'react';

/** False while the page is prerendered and hydrated, true afterwards: for drawings that would make documents larger. */
export const useIsHydrated = (): boolean => {
  const [isHydrated, setIsHydrated] = useState(false);
  useEffect(() => setIsHydrated(true), []);
  return isHydrated;
};
