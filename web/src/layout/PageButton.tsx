import Button from '@mui/material/Button';
import type { RouteId } from '../routes.ts';
import { PageLink } from './PageLink.tsx';

interface Props {
  page: RouteId;
  children: string;
  /** `inverted` ones stand on the dark band that closes a page. */
  look?: 'filled' | 'outlined' | 'invertedFilled' | 'invertedOutlined';
  /** Names the target where the visible text alone does not. */
  label?: string;
}

const inverted = {
  borderColor: '#fff',
  color: '#fff',
  '&:hover': { borderColor: '#fff', backgroundColor: '#ffffff1f' },
};
const invertedFilled = {
  backgroundColor: '#fff',
  color: '#14171a',
  '&:hover': { backgroundColor: '#e6e8ec' },
};

const looks = {
  filled: { variant: 'contained' },
  outlined: { variant: 'outlined' },
  invertedFilled: { variant: 'contained', sx: invertedFilled },
  invertedOutlined: { variant: 'outlined', sx: inverted },
} as const;

/** A link to a page that asks to be followed. */
export const PageButton = ({ page, children, look = 'filled', label }: Props) => (
  <Button component={PageLink} page={page} size="large" aria-label={label} {...looks[look]}>
    {children}
  </Button>
);
