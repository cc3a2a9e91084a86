import { type ComponentType, useEffect, useState } from 'react';
import type { PageId } from '../routing/routes.ts';

/** Loads the bars at the bottom after hydration. If their code cannot be loaded, the page has none. */
export const LazyBottomBars = ({ page }: { page: PageId }) => {
  const [Bars, setBars] = useState<ComponentType<{ page: PageId }>>();
  useEffect(() => {
    import('./BottomBars.tsx').then(
      ({ BottomBars }) => setBars(() => BottomBars),
      () => undefined,
    );
  }, []);
  return Bars && <Bars page={page} />;
};
