import Container from '@mui/material/Container';
import { styled } from '@mui/material/styles';
import { type ReactNode, Suspense } from 'react';
import { sectionPadding } from '../theme/grid.ts';
import { useDeferredRender } from './DeferredContext.tsx';
import { Static } from './Static.tsx';

const Band = styled('section')(({ theme }) => ({
  paddingBlock: sectionPadding,
  '&[data-ground=surface]': { backgroundColor: theme.vars.palette.surface },
}));

interface Props {
  ground?: 'plain' | 'surface';
  /** True if the content has state, handlers or effects, and so needs hydration. Otherwise the section is `Static`. */
  hydrated?: boolean;
  children: ReactNode;
}

/**
 * A section as wide as the window. Its content is at most `pageWidth` wide. Its name is its heading alone: screen readers
 * would speak the name of a region and then the heading.
 */
export const Section = ({ ground = 'plain', hydrated = false, children }: Props) => {
  const isReady = useDeferredRender();
  const content = <Container>{children}</Container>;
  if (!isReady) return null;
  return hydrated ? (
    <Suspense>
      <Band data-ground={ground}>{content}</Band>
    </Suspense>
  ) : (
    <Static component={Band} data-ground={ground}>
      {content}
    </Static>
  );
};
