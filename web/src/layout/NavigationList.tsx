import List from '@mui/material/List';
import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import type { PageId, RouteId } from '../routing/routes.ts';
import { NavigationEntry } from './NavigationEntry.tsx';
import { ServicesMenu } from './ServicesMenu.tsx';

const before = ['home'] as const satisfies RouteId[];
const behind = ['about', 'careers', 'contact'] as const satisfies RouteId[];

const Entries = styled(List)(({ theme }) => ({
  [theme.breakpoints.up('lg')]: { display: 'flex', alignSelf: 'stretch', alignItems: 'center' },
}));

export const NavigationList = ({ page }: { page: PageId }) => {
  const { t } = useTranslation();
  const entry = (id: RouteId) => (
    <NavigationEntry key={id} id={id} label={t(`routes.${id}`)} current={id === page} />
  );
  return (
    <Entries disablePadding>
      {before.map(entry)}
      <ServicesMenu page={page} />
      {behind.map(entry)}
    </Entries>
  );
};
