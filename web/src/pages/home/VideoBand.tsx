import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { ChartNoAxesColumnIncreasing, Lightbulb, type LucideIcon, ShieldCheck } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Section } from '../../sections/Section.tsx';
import { SectionHeading } from '../../sections/SectionHeading.tsx';
import { ServedHtml } from '../../sections/ServedHtml.tsx';
import { columnGap, columns } from '../../theme/grid.ts';
import { iconStyles } from '../../theme/iconStyles.ts';
import { ContactLink } from '../ContactLink.tsx';
import { VideoShowcase } from './VideoShowcase.tsx';

const icons = {
  innovation: Lightbulb,
  results: ChartNoAxesColumnIncreasing,
  security: ShieldCheck,
} as const satisfies Record<string, LucideIcon>;
const ids = Object.keys(icons) as (keyof typeof icons)[];

const Columns = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: `32px ${columnGap}`,
  [theme.breakpoints.up('md')]: { gridTemplateColumns: `${columns(8)} minmax(0, 1fr)` },
}));
const Highlights = styled('ul')(({ theme }) => ({
  li: {
    display: 'grid',
    gridTemplateColumns: 'auto 1fr',
    columnGap: 20,
    paddingBlock: 24,
    borderTop: `1px solid ${theme.vars.palette.divider}`,
  },
  svg: { ...iconStyles(theme), gridRow: 'span 2' },
}));

export const VideoBand = () => {
  const { t } = useTranslation('home');
  return (
    <Section ground="surface">
      <SectionHeading id="video" title={t('video.title')} lead={t('video.lead')} />
      <Columns>
        <VideoShowcase />
        <ServedHtml component={Highlights}>
          {ids.map((id) => {
            const Icon = icons[id];
            return (
              <li key={id}>
                <Icon size={32} />
                <Typography variant="h3" gutterBottom>
                  {t(`video.highlights.${id}.title`)}
                </Typography>
                <Typography color="textSecondary">{t(`video.highlights.${id}.text`)}</Typography>
              </li>
            );
          })}
        </ServedHtml>
      </Columns>
      <ContactLink label={t('hero.slides.partners.button')} />
    </Section>
  );
};
