import Container from '@mui/material/Container';
import Link from '@mui/material/Link';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { Check } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { HalfHour } from '../../art/HalfHour.tsx';
import { useConsultation } from '../../consultation/ConsultationContext.ts';
import { consultationFragment } from '../../routing/routes.ts';
import { usePath } from '../../routing/usePath.ts';
import { columnGap, columns, measure } from '../../theme/grid.ts';
import { ConsultationButton } from './ConsultationButton.tsx';

const padding = 'clamp(1.25rem, 4vw, 3.5rem)';
const Box = styled('div')(({ theme }) => ({
  position: 'relative',
  display: 'grid',
  columnGap,
  marginBlock: 'clamp(3rem, 6vw, 6rem)',
  padding,
  backgroundColor: theme.vars.palette.surface,
  [theme.breakpoints.up('md')]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
  // Up to `lg` the picture is below the text, and negative margins extend it to the edges of the box. From `lg` on it is on
  // the right and as wide as four of the page's twelve columns. The second of the two columns of text is as wide.
  [theme.breakpoints.down('lg')]: {
    '& > .drawing': {
      gridColumn: '1 / -1',
      width: `calc(100% + 2 * ${padding})`,
      height: 'max(10rem, 26vw)',
      margin: `${padding} calc(-1 * ${padding}) calc(-1 * ${padding})`,
    },
  },
  [theme.breakpoints.up('lg')]: {
    gridTemplateColumns: `minmax(0, 1fr) calc((100% + ${padding} - ${columnGap}) / 2)`,
    paddingRight: `calc(${columns(4)} + ${columnGap})`,
    '& > .drawing': { position: 'absolute', top: 0, right: 0, width: columns(4) },
  },
  ul: { marginBottom: 32 },
  'ul > li': { display: 'flex', gap: 12, paddingBlock: 6, overflowWrap: 'anywhere' },
  'li svg': { flexShrink: 0, color: theme.vars.palette.rhine },
}));
const Steps = styled('ol')({
  marginBottom: 32,
  li: { paddingBlock: 6 },
  strong: { display: 'block' },
});
const Privacy = styled('p')({ maxWidth: measure, marginTop: 24, fontSize: '0.9375rem' });

/** What comes after the request: the first steps but the request itself. */
const NextSteps = () => {
  const { t } = useTranslation();
  const steps = t('firstSteps.steps', { returnObjects: true }).slice(1);
  return (
    <>
      <Typography variant="h3" sx={{ mb: 1.5 }}>
        {t('sent.next', { ns: 'contact' })}
      </Typography>
      <Steps>
        {steps.map(({ title, text }) => (
          <li key={title}>
            <strong>{title}</strong> {text}
          </li>
        ))}
      </Steps>
    </>
  );
};

/**
 * The box about the free consultation. After a request has arrived, it says so until the visitor leaves the page. The button
 * stays the same element, so that it keeps the focus.
 */
export const ConsultationBox = () => {
  const { t } = useTranslation('contact');
  const path = usePath();
  const { confirmedTo } = useConsultation();
  return (
    <Container>
      <Box id={consultationFragment}>
        {confirmedTo ? (
          <div key="sent">
            <Typography variant="h2">{t('sent.title')}</Typography>
            <Typography sx={{ mt: 2, mb: 3, maxWidth: measure, overflowWrap: 'anywhere' }}>
              {t('sent.text', { email: confirmedTo })}
            </Typography>
          </div>
        ) : (
          <div key="offer">
            {/* `balance` would break the heading after the hyphen of “30-minute”. */}
            <Typography variant="h2" sx={{ textWrap: 'wrap' }}>
              {t('promotion.title')}
            </Typography>
            <Typography sx={{ mt: 2, mb: 3, maxWidth: measure }}>{t('promotion.text')}</Typography>
          </div>
        )}
        <div>
          {confirmedTo ? (
            <NextSteps />
          ) : (
            <ul>
              {t('promotion.points', { returnObjects: true }).map((point) => (
                <li key={point}>
                  <Check />
                  {point}
                </li>
              ))}
            </ul>
          )}
          <ConsultationButton label={confirmedTo ? t('sent.button') : t('promotion.button')} />
          <Privacy>
            <Link href={path('privacyPolicy')}>{t('privacy')}</Link>
          </Privacy>
        </div>
        <HalfHour />
      </Box>
    </Container>
  );
};
