import Container from '@mui/material/Container';
import { styled } from '@mui/material/styles';
import { type ReactNode, Suspense } from 'react';
import { sectionPadding } from '../theme/grid.ts';
import { useDeferredRender } from './DeferredContext.tsx';

const Band = styled('section')(({ theme }) => ({
  paddingBlock: sectionPadding,
  '&[data-ground=surface]': { backgroundColor: theme.vars.palette.surface },
}));

interface Props {
  /** The id of the heading that names the section. */
  labelledBy: string;
  ground?: 'plain' | 'surface';
  children: ReactNode;
}

/** One band of a page: full width, its content at page width. It hydrates separately and blocks no other band. */
export const Section = ({ labelledBy, ground = 'plain', children }: Props) => {
  const isReady = useDeferredRender();
  return (
    isReady && (
      <Suspense>
        <Band aria-labelledby={labelledBy} data-ground={ground}>
          <Container>{children}</Container>
        </Band>
      </Suspense>
    )
  );
};
