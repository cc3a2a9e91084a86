import { late } from '../../browser/late.tsx';

export const LateDrawing = late(() =>
  import('../../art/LazyDrawing.tsx').then(({ LazyDrawing }) => LazyDrawing),
);
