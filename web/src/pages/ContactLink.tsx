import { company, phoneAddress } from '@helvardar/shared/company';
import Link from '@mui/material/Link';
import { styled } from '@mui/material/styles';
import { nonBreaking } from '../i18n/nonBreaking.ts';
import type { PageId } from '../routing/routes.ts';
import { useConsultationPath } from '../routing/usePath.ts';

const Root = styled('p')(({ theme }) => ({
  marginTop: 12,
  // In a wider window the bar has a link to the form.
  [theme.breakpoints.up('bar')]: { display: 'none' },
  a: { display: 'inline-block', paddingBlock: 10, fontWeight: 600, color: theme.vars.palette.rhine },
}));

interface Props {
  label: string;
  from?: PageId;
}

/** A quiet way to the box of the contact page: no page is without one for more than 2200 pixels on a phone. */
export const ContactLink = ({ label, from }: Props) => (
  <Root>
    <Link href={useConsultationPath(from)}>{label}</Link>
  </Root>
);

/** The number to call, beside the button of the call at the end of a page. */
export const PhoneLink = () => <Link href={phoneAddress}>{nonBreaking(company.phone)}</Link>;
