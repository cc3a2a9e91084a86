import Container from '@mui/material/Container';
import { styled } from '@mui/material/styles';
import { type ReactNode, Suspense } from 'react';
import { sectionPadding } from '../theme/grid.ts';
import { useIsDeferred } from './DeferredContext.tsx';
import { ServedHtml } from './ServedHtml.tsx';

const Band = styled('section')(({ theme }) => ({
  paddingBlock: sectionPadding,
  '&[data-ground]': { backgroundColor: theme.vars.palette.surface },
}));
const DenseBand = styled(Band)({
  '--heading-gap': 'clamp(1.25rem, 2.5vw, 2.25rem)',
  paddingBlock: 'clamp(1.5rem, 6vw, 3.6rem)',
});

interface Props {
  ground?: 'surface' | undefined;
  /** True for costly content without state, handlers or effects: it is not hydrated (`ServedHtml`). */
  static?: boolean;
  /** True if the section takes less room, because it supports the next one. */
  dense?: boolean;
  children: ReactNode;
}

/**
 * A section as wide as the window. Its content is at most `pageWidth` wide. It has no accessible name, because screen
 * readers would speak the name and then the same heading.
 */
export const Section = ({ ground, dense, static: isStatic = false, children }: Props) => {
  const isDeferred = useIsDeferred();
  const content = <Container>{children}</Container>;
  const Root = dense ? DenseBand : Band;
  if (isDeferred) return null;
  return isStatic ? (
    <ServedHtml component={Root} data-ground={ground}>
      {content}
    </ServedHtml>
  ) : (
    <Suspense>
      <Root data-ground={ground}>{content}</Root>
    </Suspense>
  );
};
