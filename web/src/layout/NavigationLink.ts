import { type CSSObject, styled, type Theme } from '@mui/material/styles';
import { PageLink } from '../routing/PageLink.tsx';

/** In forced-colours mode transparent borders are visible, and every entry would look like the current one. */
const forced = '@media (forced-colors: active)';

/** The current entry is underlined in the colours of both rivers; in forced-colours mode, in the text colour. */
const entry = ({ theme }: { theme: Theme }): CSSObject => ({
  display: 'flex',
  alignItems: 'center',
  gap: 4,
  width: '100%',
  minHeight: 48,
  padding: '8px 12px',
  border: 0,
  background: 'none',
  color: 'inherit',
  font: 'inherit',
  fontWeight: 500,
  textAlign: 'start',
  textDecoration: 'none',
  cursor: 'pointer',
  [theme.breakpoints.up('lg')]: { whiteSpace: 'nowrap' },
  // The entries align with the wordmark above them.
  [theme.breakpoints.down('lg')]: { minHeight: 44, paddingInline: 0 },
  '& > span': {
    paddingBlock: 4,
    borderBottom: '3px solid transparent',
    [forced]: { borderBottomColor: 'Canvas' },
  },
  '&:hover > span': { borderBottomColor: theme.vars.palette.divider },
  '&[aria-current] > span': {
    borderImage: `linear-gradient(90deg, ${theme.vars.palette.rhine} 60%, ${theme.vars.palette.vardar} 60%) 1`,
    [forced]: { borderImage: 'none', borderBottomColor: 'CanvasText' },
  },
});

export const NavigationLink = styled(PageLink)(entry);
export const NavigationButton = styled('button')(entry);
