import ButtonBase, { type ButtonBaseProps } from '@mui/material/ButtonBase';
import ListItem from '@mui/material/ListItem';
import { styled } from '@mui/material/styles';
import type { PageId, RouteId } from '../routing/routes.ts';
import { usePath } from '../routing/usePath.ts';
import { menuEntry } from './menuLook.ts';

/** Forced-colours mode makes transparent borders visible. Without the rules below, every entry would look current. */
const forced = '@media (forced-colors: active)';

export const NavigationButton = styled(ButtonBase)(({ theme }) => ({
  ...menuEntry,
  gap: 4,
  minHeight: 48,
  padding: '8px 12px',
  fontWeight: 500,
  [theme.breakpoints.up('lg')]: { whiteSpace: 'nowrap' },
  // The entries align with the wordmark above them.
  [theme.breakpoints.down('lg')]: { minHeight: 56, paddingInline: 0, fontSize: '1.75rem' },
  '& > span': {
    // The line below the text moves it up, and the space above the text moves it back.
    paddingBlock: '8px 4px',
    borderBottom: '3px solid transparent',
    [forced]: { borderBottomColor: 'Canvas' },
  },
  '&:hover > span': { borderBottomColor: theme.vars.palette.divider },
  '&[aria-current] > span': {
    borderImage: `linear-gradient(90deg, ${theme.vars.palette.rhine} 60%, ${theme.vars.palette.vardar} 60%) 1`,
    // The build's Lightning CSS would write `border-image: none` without its value.
    [forced]: { borderImageSource: 'none', borderBottomColor: 'CanvasText' },
  },
})) as typeof ButtonBase;

interface Props extends Pick<ButtonBaseProps, 'sx' | 'children'> {
  id: RouteId;
  /** The current page. */
  page: PageId;
  label: string;
}

/** `children` come after the label. */
export const NavigationEntry = ({ id, page, label, sx, children }: Props) => {
  const path = usePath();
  return (
    <ListItem disablePadding>
      <NavigationButton href={path(id)} aria-current={id === page ? 'page' : undefined} sx={sx}>
        <span>{label}</span>
        {children}
      </NavigationButton>
    </ListItem>
  );
};
