import { type ReactNode, Suspense } from 'react';
import { PageWidth } from '../PageWidth.ts';
import { styled } from '../styled.ts';
import { useTurn } from './LaterContext.tsx';

/** The height of the rivers on small screens, where they run below the text. */
const riversBelow = '9rem';

const Band = styled('section')(({ theme }) => ({
  position: 'relative',
  overflow: 'hidden',
  paddingBlock: 'clamp(4rem, 9vw, 8rem)',
  color: '#fff',
  backgroundColor: '#16202e',
  [theme.breakpoints.down('md')]: { paddingBottom: `calc(${riversBelow} + 3rem)` },
  h2: { ...theme.typography.h2, margin: 0, maxWidth: '18em' },
  p: { ...theme.typography.subtitle1, margin: '20px 0 40px', maxWidth: '36rem', color: '#d5d9df' },
  '@media print': { display: 'none' },
}));
const Content = styled('div')({ position: 'relative' });
const Actions = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: 16 });
const Rivers = styled('svg')(({ theme }) => ({
  position: 'absolute',
  right: 0,
  top: 0,
  height: '100%',
  width: '50%',
  [theme.breakpoints.down('md')]: { top: 'auto', bottom: 0, width: '100%', height: riversBelow },
}));

/** The last band of a page: what to do now. Dark in both schemes; its buttons are `actionStyles`. */
export const ClosingCall = ({
  id,
  title,
  text,
  children,
}: {
  id: string;
  title: string;
  text: string;
  children: ReactNode;
}) => {
  const turn = useTurn();
  return (
    turn && (
      <Suspense>
        <Band aria-labelledby={id}>
          <Rivers
            viewBox="0 0 600 300"
            preserveAspectRatio="xMaxYMid slice"
            fill="none"
            strokeWidth="26"
            aria-hidden="true"
          >
            <path
              stroke="#5b77ff"
              d="M700 30H520c-120 0-120 240-240 240H196M700 90H540c-90 0-90 240-200 240H196"
            />
            <path
              stroke="#ff6b4a"
              d="M700 270H520c-120 0-120-240-240-240H196M700 210H540c-90 0-90-240-200-240H196"
            />
          </Rivers>
          <PageWidth>
            <Content>
              <h2 id={id}>{title}</h2>
              <p>{text}</p>
              <Actions>{children}</Actions>
            </Content>
          </PageWidth>
        </Band>
      </Suspense>
    )
  );
};
