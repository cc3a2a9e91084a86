import type { SxProps, Theme } from '@mui/material/styles';
import { ArrowRight } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { loadTexts, registerTexts } from '../i18n/i18n.ts';
import type { ServiceId } from '../routing/routes.ts';
import { iconStyles } from '../theme/iconStyles.ts';
import { serviceIcons } from './serviceIcons.ts';

registerTexts('services', import.meta.glob('../i18n/locales/*/services.json', { import: 'default' }));

/** The icon is in the first column, the name above the text of the card in the second one. */
const entryStyles: SxProps<Theme> = (theme) => ({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  columnGap: '14px',
  placeContent: 'start',
  placeItems: 'start',
  height: '100%',
  '&&': { whiteSpace: 'normal' },
  svg: { ...iconStyles(theme), gridArea: '1 / 1 / span 2', marginTop: '9px' },
  'span, small': { gridColumn: 2 },
  small: {
    fontSize: '0.875rem',
    fontWeight: 400,
    lineHeight: 1.4,
    textWrap: 'balance',
    color: theme.vars.palette.text.secondary,
  },
});

const panelStyles: SxProps<Theme> = (theme) => ({
  [theme.breakpoints.up('lg')]: {
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    // The panel begins below the word 'Services'.
    left: 12,
    width: '38.75rem',
    padding: 1,
    '&[data-open=true]': { display: 'grid' },
    // 'View All Services'
    '& > :last-child': {
      gridColumn: '1 / -1',
      width: 'auto',
      margin: '16px 12px 0',
      paddingTop: 1,
      borderTop: `1px solid ${theme.vars.palette.divider}`,
    },
    '& > :last-child > a': { paddingInline: 0, gap: '8px' },
  },
});

/** The icon of a service and the text of its card. */
const Card = ({ service }: { service: ServiceId }) => {
  const { t } = useTranslation('services');
  const Icon = serviceIcons[service];
  return (
    <>
      <Icon />
      <small>{t(`cards.${service}`)}</small>
    </>
  );
};

const look = { panelStyles, entryStyles, Card, Arrow: ArrowRight };
export type WideLook = typeof look;

/** The look of the list in the wide layout, when the texts of the cards are loaded. */
export const loadLook = async (i18n: Parameters<typeof loadTexts>[0]): Promise<WideLook> => {
  await loadTexts(i18n, 'services');
  return look;
};
