import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { usePath } from '../../routing/usePath.ts';
import { SectionHeading } from '../../sections/SectionHeading.tsx';
import { columnGap, columns, measure } from '../../theme/grid.ts';

const positionIds = [
  'fullStackDeveloper',
  'uiUxDesigner',
  'socialMediaManager',
  'cloudSolutionsEngineer',
] as const;

const Item = styled('li')(({ theme }) => ({
  display: 'grid',
  gap: `16px ${columnGap}`,
  paddingBlock: 32,
  borderTop: `2px solid ${theme.vars.palette.text.primary}`,
  [theme.breakpoints.up('md')]: {
    gridTemplateColumns: `${columns(5)} minmax(0, 1fr) auto`,
    alignItems: 'first baseline',
  },
  [theme.breakpoints.up('lg')]: { gridTemplateColumns: `${columns(6)} minmax(0, 1fr) auto` },
  dl: { display: 'grid', gridTemplateColumns: 'auto 1fr', gap: '4px 20px', fontSize: '0.9375rem' },
  dt: { color: theme.vars.palette.text.secondary },
  dd: { fontWeight: 600 },
}));

export const Positions = () => {
  const { t } = useTranslation('careers');
  const path = usePath();
  return (
    <>
      <SectionHeading id="positions" title={t('positions.title')} lead={t('positions.lead')} />
      <ul>
        {positionIds.map((id) => {
          const { title, department, location, type, description } = t(`positions.items.${id}`, {
            returnObjects: true,
          });
          return (
            <Item key={id}>
              <div>
                <Typography variant="h3" gutterBottom>
                  {title}
                </Typography>
                <Typography color="textSecondary" sx={{ maxWidth: measure }}>
                  {description}
                </Typography>
              </div>
              <dl>
                <dt>{t('positions.department')}</dt>
                <dd>{department}</dd>
                <dt>{t('positions.location')}</dt>
                <dd>{location}</dd>
                <dt>{t('positions.type')}</dt>
                <dd>{type}</dd>
              </dl>
              <div>
                <Button
                  href={path('contact')}
                  variant="outlined"
                  data-position={title}
                  aria-label={t('positions.applyFor', { position: title })}
                >
                  {t('positions.apply')}
                </Button>
              </div>
            </Item>
          );
        })}
      </ul>
    </>
  );
};
