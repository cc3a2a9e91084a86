import Container from '@mui/material/Container';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { type ReactNode, Suspense } from 'react';
import { columnGap, columns, gutter, measure, pageStart } from '../theme/grid.ts';
import { Split } from './SectionHeading.tsx';
import { ServedHtml } from './ServedHtml.tsx';

const Root = styled('div')(({ theme }) => ({
  position: 'relative',
  paddingBlock: 'clamp(3rem, 4.5vw, 4.5rem)',
  borderBottom: `1px solid ${theme.vars.palette.divider}`,
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
  gap: `40px ${columnGap}`,
  alignItems: 'center',
  // On a phone there is less room above the text. The picture reaches both edges of the window, and the lower edge of the
  // hero if no text follows.
  [theme.breakpoints.down('sm')]: {
    marginTop: -20,
    '& > .drawing': {
      width: `calc(100% + 2 * ${gutter})`,
      marginInline: `calc(-1 * ${gutter})`,
      height: 'auto',
      aspectRatio: '9 / 8',
    },
    '& > .drawing:last-child': { marginBottom: '-3rem' },
  },
  // On a tablet a picture below the text would fill the window.
  [theme.breakpoints.up('sm')]: {
    '&[data-art=true]': { gridTemplateColumns: `${columns(7)} minmax(0, 1fr)` },
    '& > .drawing:not(:last-child)': { gridColumn: 2, gridRow: '1 / span 2' },
  },
  [theme.breakpoints.between('sm', 'md')]: {
    '& > .drawing': { width: `calc(100% + ${gutter})`, height: 'auto', aspectRatio: '1' },
  },
  // In a wide window the picture begins at its column and reaches the edges of the hero and of the window.
  [theme.breakpoints.up('md')]: {
    '& > .drawing': {
      position: 'absolute',
      top: 0,
      right: 0,
      width: `calc(${columns(5)} + ${pageStart} / 6)`,
    },
  },
}));

/** Its second child is in the right half, or below the first one in windows narrower than `md`. */
const Halves = styled(Split)(({ theme }) => ({
  rowGap: 'clamp(2rem, 5vw, 5rem)',
  [theme.breakpoints.down('sm')]: { rowGap: 16 },
}));

interface Props {
  /** The page's subject in common search terms: the first line of the `h1`. */
  subject?: string;
  title: string;
  lead: string;
  actions?: ReactNode;
  /** A sentence that says what is offered, to whom and where. If there is one, the lead follows actions and drawing. */
  summary?: string;
  /** Shown below the text on a phone, and otherwise on the right. */
  art?: ReactNode;
  /** Content in the right half, or below the text in windows narrower than `md`. */
  aside?: ReactNode;
  /** True if the drawing is costly and the hero has no state or handlers: it is then not hydrated (`ServedHtml`). */
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
  aside,
  static: isStatic = false,
}: Props) => {
  const Layout = aside ? Halves : Columns;
  const content = (
    <Container>
      <Layout data-art={art !== undefined}>
        <div>
          <Typography variant="h1" sx={{ maxWidth: '16em', mb: 3 }}>
            {subject && (
              <>
                <span>{subject}</span>{' '}
              </>
            )}
            {title}
          </Typography>
          <Typography variant="lead">{summary ?? lead}</Typography>
          {actions && <Actions>{actions}</Actions>}
        </div>
        {art}
        {aside}
        {summary && <More>{lead}</More>}
      </Layout>
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

const Actions = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '16px 28px',
  marginTop: 'clamp(1.5rem, 4vw, 2.5rem)',
  // Otherwise a long word in large text would be wider than the window.
  '& > a, & > button': { minWidth: 0 },
});
const More = styled('p')(({ theme }) => ({
  gridColumn: 1,
  maxWidth: measure,
  paddingLeft: 20,
  borderLeft: `6px solid ${theme.vars.palette.vardar}`,
}));
