import { company } from '@helvardar/shared/company';
import { styled } from '@mui/material/styles';

const Root = styled('span')({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 10,
  fontSize: 'min(1.375rem, 8vw)',
  fontWeight: 700,
  letterSpacing: '-0.03em',
  lineHeight: 1,
});
const Rhine = styled('path')(({ theme }) => ({ stroke: theme.vars.palette.rhine }));
const Vardar = styled('path')(({ theme }) => ({ stroke: theme.vars.palette.vardar }));

export const Wordmark = () => (
  <Root>
    <svg viewBox="0 0 28 28" width="28" height="28" fill="none" strokeWidth="5" aria-hidden="true">
      <Rhine d="M5 0v8c0 6 18 6 18 12v8" />
      <Vardar d="M23 0v8c0 6-18 6-18 12v8" />
    </svg>
    {company.name}
  </Root>
);
