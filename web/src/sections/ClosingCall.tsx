import Container from '@mui/material/Container';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { closing, fixed } from '../theme/palette.ts';
import { useIsDeferred } from './DeferredContext.tsx';
import type { HeadingProps } from './SectionHeading.tsx';
import { ServedHtml } from './ServedHtml.tsx';

const Band = styled('section')(({ theme }) => ({
  position: 'relative',
  overflow: 'hidden',
  paddingBlock: 'clamp(4rem, 9vw, 8rem)',
  color: fixed.white,
  backgroundColor: theme.vars.palette.dusk,
  // Overrides the colours of text, buttons and focus ring for this background.
  '--mui-palette-text-primary': fixed.white,
  '--mui-palette-text-secondary': closing.text,
  '--mui-palette-primary-main': fixed.white,
  '--mui-palette-primary-dark': closing.hovered,
  '--mui-palette-primary-contrastText': fixed.ink,
  '--mui-palette-rhine': fixed.white,
  [theme.breakpoints.down('md')]: { paddingBottom: '14rem' },
  '@media print': { display: 'none' },
}));
const Content = styled('div')(({ theme }) => ({
  position: 'relative',
  [theme.breakpoints.up('md')]: { maxWidth: 'calc(50% - 3rem)' },
}));
const Actions = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '16px 24px',
  marginTop: 40,
});
/**
 * The drawn rivers overflow this SVG of one pixel, so that they reach the edges of a `Band` of any size. In narrow
 * windows the SVG is below the text and rotated.
 */
const Rivers = styled('svg')(({ theme }) => ({
  position: 'absolute',
  left: '64%',
  top: '50%',
  width: 1,
  height: 1,
  overflow: 'visible',
  [theme.breakpoints.down('md')]: {
    left: '50%',
    top: 'auto',
    bottom: 118,
    transform: 'rotate(90deg) scale(.45)',
  },
}));

interface Props extends Pick<HeadingProps, 'id' | 'title'> {
  /** True to turn the rivers upside down, so that the calls of neighbouring pages differ. */
  mirrored?: boolean;
  /** True to exchange the colours of the rivers, for the same reason. */
  exchanged?: boolean;
  text: string;
  children: ReactNode;
}

/** The call to action at the end of a page, on a dark ground in both schemes. */
export const ClosingCall = ({ id, title, text, mirrored, exchanged, children }: Props) => {
  const isDeferred = useIsDeferred();
  const { rhineOnNight: rhine, vardar } = fixed;
  const [below, above] = exchanged ? [vardar, rhine] : [rhine, vardar];
  return (
    !isDeferred && (
      <ServedHtml component={Band}>
        <Rivers fill="none" strokeWidth="28" aria-hidden="true">
          <g transform={mirrored ? 'scale(1 -1)' : undefined}>
            <path
              stroke={below}
              d="M72 1999V0a150 150 0 0 1 150-150h1999M120 1999V0a102 102 0 0 1 102-102h1999"
            />
            <path
              stroke={above}
              d="M-120-1999V0A150 150 0 0 0 30 150h1999M-72-1999V0A102 102 0 0 0 30 102h1999"
            />
          </g>
        </Rivers>
        <Container>
          <Content>
            <Typography variant="h2" id={id} gutterBottom>
              {title}
            </Typography>
            <Typography variant="lead">{text}</Typography>
            <Actions>{children}</Actions>
          </Content>
        </Container>
      </ServedHtml>
    )
  );
};
