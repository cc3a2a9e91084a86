import { company, phoneAddress } from '@helvardar/shared/company';
import Link from '@mui/material/Link';
import { styled } from '@mui/material/styles';
import type { ComponentProps } from 'react';

const Root = styled('div')({
  paddingInlineStart: 20,
  borderInlineStart: '6px solid',
  '&& p': { margin: 0 },
  'p + p': { display: 'flex', flexWrap: 'wrap', columnGap: 24 },
  a: { minHeight: 24 },
});

interface Props extends ComponentProps<typeof Root> {
  text: string;
}

/** Offers the company's e-mail and phone after a failure. */
export const FailureMessage = ({ text, children, ...root }: Props) => (
  <Root {...root}>
    <p>{text}</p>
    <p>
      <Link href={`mailto:${company.email}`}>{company.email}</Link>
      <Link href={phoneAddress}>{company.phone}</Link>
    </p>
    {children}
  </Root>
);
