import Container from '@mui/material/Container';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';

const Root = styled('div')(({ theme }) => ({
  position: 'relative',
  overflow: 'hidden',
  paddingBlock: 'clamp(3.5rem, 8vw, 8rem)',
  borderBottom: `1px solid ${theme.vars.palette.divider}`,
}));
const Columns = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: 'clamp(2rem, 5vw, 5rem)',
  alignItems: 'center',
  [theme.breakpoints.up('md')]: { '&[data-art=true]': { gridTemplateColumns: '7fr 5fr' } },
}));

interface Props {
  title: string;
  lead: string;
  /** Links or buttons under the lead. */
  actions?: ReactNode;
  /** A composition that stands to the right on wide screens. */
  art?: ReactNode;
}

/** How a page begins: its one `h1`, a lead, and what to do next. */
export const PageHero = ({ title, lead, actions, art }: Props) => (
  <Root>
    <Container>
      <Columns data-art={art !== undefined}>
        <div>
          <Typography variant="h1" sx={{ maxWidth: '16em' }}>
            {title}
          </Typography>
          <Typography variant="subtitle1" sx={{ mt: 3, maxWidth: '40rem', color: 'text.secondary' }}>
            {lead}
          </Typography>
          {actions && <Actions>{actions}</Actions>}
        </div>
        {art}
      </Columns>
    </Container>
  </Root>
);

const Actions = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: 16, marginTop: 40 });
