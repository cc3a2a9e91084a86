import { styled } from '@mui/material/styles';

export interface Time {
  label: string;
  text: string;
  milliseconds: number;
}

const Root = styled('ul')(({ theme }) => ({
  alignSelf: 'end',
  fontSize: '0.9375rem',
  li: { display: 'grid', gridTemplateColumns: '6fr 3em 5fr', alignItems: 'center' },
  [theme.breakpoints.up('md')]: {
    li: { gridTemplateColumns: '1fr auto' },
    svg: { gridColumn: '1 / -1' },
    'li + li': { marginTop: 8 },
  },
  rect: { fill: theme.vars.palette.rhine },
  'li + li rect': { fill: theme.vars.palette.vardar },
}));

/** Two rivers as long as two times. */
export const Times = ({ times }: { times: readonly [Time, Time] }) => {
  const longest = Math.max(...times.map(({ milliseconds }) => milliseconds));
  return (
    <Root>
      {times.map(({ label, text, milliseconds }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the label of a time may change
        <li key={index}>
          {`${label} `}
          <strong>{text}</strong>
          <svg width="100%" height="12" aria-hidden="true">
            <rect width={`${(milliseconds / longest) * 100}%`} height="12" />
          </svg>
        </li>
      ))}
    </Root>
  );
};
