import NoSsr from '@mui/material/NoSsr';
import { type ComponentProps, lazy, Suspense } from 'react';
import type { LazyDrawing } from '../../art/LazyDrawing.tsx';

/** If loading fails, there is no drawing. */
const Loaded = lazy(() =>
  import('../../art/LazyDrawing.tsx').then(
    ({ LazyDrawing }) => ({ default: LazyDrawing }),
    () => ({ default: () => null }),
  ),
);

/** A drawing that loads after hydration. */
export const LateDrawing = (props: ComponentProps<typeof LazyDrawing>) => (
  <NoSsr defer>
    <Suspense>
      <Loaded {...props} />
    </Suspense>
  </NoSsr>
);
