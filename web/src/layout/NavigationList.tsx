import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import type { PageId, RouteId } from '../routing/routes.ts';
import { NavigationEntry } from './NavigationEntry.tsx';
import { ServicesMenu } from './ServicesMenu.tsx';

const before = ['home'] as const satisfies RouteId[];
const behind = ['about', 'careers', 'contact'] as const satisfies RouteId[];

const List = styled('ul')(({ theme }) => ({
  display: 'flex',
  alignSelf: 'stretch',
  alignItems: 'center',
  margin: 0,
  padding: 0,
  listStyle: 'none',
  [theme.breakpoints.down('lg')]: { flexDirection: 'column', alignItems: 'stretch' },
}));

export const NavigationList = ({ page }: { page: PageId }) => {
  const { t } = useTranslation();
  const item = (id: RouteId) => (
    <NavigationEntry key={id} id={id} label={t(`routes.${id}`)} current={id === page} />
  );
  return (
    <List>
      {before.map(item)}
      <ServicesMenu page={page} />
      {behind.map(item)}
    </List>
  );
};
