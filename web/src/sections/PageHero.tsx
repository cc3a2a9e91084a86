import Container from '@mui/material/Container';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { type ReactNode, Suspense } from 'react';
import { measure } from '../theme/grid.ts';
import { ServedHtml } from './ServedHtml.tsx';

const Root = styled('div')(({ theme }) => ({
  paddingBlock: 'clamp(3.5rem, 8vw, 8rem)',
  borderBottom: `1px solid ${theme.vars.palette.divider}`,
  h1: { maxWidth: '16em', marginBottom: 24 },
  'h1 span': {
    ...theme.typography.h3,
    display: 'block',
    marginBottom: 16,
    color: theme.vars.palette.rhine,
  },
  // Screen readers pause at this invisible full stop between the two lines.
  'h1 span::after': { content: '"."', fontSize: 0 },
}));
const Columns = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: 'clamp(2rem, 5vw, 5rem)',
  alignItems: 'center',
  // On a tablet a picture below the text would fill the window.
  [theme.breakpoints.up('sm')]: { '&[data-art=true]': { gridTemplateColumns: '7fr 5fr' } },
}));

interface Props {
  /** The page's subject in common search terms: the first line of the `h1`. */
  subject?: string;
  title: string;
  lead: string;
  actions?: ReactNode;
  /** A sentence that says what is offered, to whom and where. With a summary, the lead is below the actions. */
  summary?: string;
  /** Shown below the text on a phone, and otherwise on the right. */
  art?: ReactNode;
  /** True for a costly drawing above actions without state or handlers: the hero is not hydrated (`ServedHtml`). */
  static?: boolean;
}

/** The top of a page, with the only `h1`. */
export const PageHero = ({
  subject,
  title,
  lead,
  actions,
  summary,
  art,
  static: isStatic = false,
}: Props) => {
  const content = (
    <Container>
      <Columns data-art={art !== undefined}>
        <div>
          <Typography variant="h1">
            {subject && (
              <>
                <span>{subject}</span>{' '}
              </>
            )}
            {title}
          </Typography>
          <Typography variant="lead">{summary ?? lead}</Typography>
          {actions && <Actions>{actions}</Actions>}
          {summary && <More>{lead}</More>}
        </div>
        {art}
      </Columns>
    </Container>
  );
  return isStatic ? (
    <ServedHtml component={Root}>{content}</ServedHtml>
  ) : (
    <Suspense>
      <Root>{content}</Root>
    </Suspense>
  );
};

const Actions = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: 16, marginTop: 40 });
const More = styled('p')(({ theme }) => ({
  maxWidth: measure,
  margin: '40px 0 0',
  paddingLeft: 20,
  borderLeft: `6px solid ${theme.vars.palette.vardar}`,
}));
