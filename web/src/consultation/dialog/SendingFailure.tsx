import { company, phoneAddress } from '@helvardar/shared/company';
import Link from '@mui/material/Link';
import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';

export const failureId = 'consultation-failure';

const Root = styled('div')(({ theme }) => ({
  marginTop: 20,
  scrollMarginBottom: 20,
  paddingInlineStart: 20,
  borderInlineStart: `6px solid ${theme.vars.palette.error.main}`,
  p: { margin: 0 },
  'p + p': { display: 'flex', flexWrap: 'wrap', columnGap: 24 },
  a: { minHeight: 24 },
}));

const scrollIntoView = (element: HTMLElement | null) => element?.scrollIntoView({ block: 'nearest' });

/** Shows the text of the failure toast until the next attempt, with the company's e-mail and phone. */
export const SendingFailure = () => {
  const { t } = useTranslation('consultation');
  return (
    <Root id={failureId} ref={scrollIntoView}>
      <p>{t('toasts.unexpected.text')}</p>
      <p>
        <Link href={`mailto:${company.email}`}>{company.email}</Link>
        <Link href={phoneAddress}>{company.phone}</Link>
      </p>
    </Root>
  );
};
