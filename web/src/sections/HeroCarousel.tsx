import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { barHeight, gutter, pageStart, shortWindow } from '../theme/grid.ts';
import { CarouselControls, CarouselToggle, type ControlLabels } from './CarouselControls.tsx';
import { Deferred } from './DeferredContext.tsx';
import { Static } from './Static.tsx';
import { useCarousel } from './useCarousel.ts';

interface Slide {
  id: string;
  title: string;
  subtitle: string;
  action: ReactNode;
  /** Undefined while the drawing loads. */
  art: ReactNode;
  /** The accessible name: the slide's number and the total. */
  label: string;
}

/** Milliseconds of the cross-fade (docs/behaviour.md, 9). */
const fade = 1_000;

const Root = styled('section')(({ theme }) => ({
  position: 'relative',
  borderBottom: `1px solid ${theme.vars.palette.divider}`,
}));
const Slides = styled('div')({
  display: 'grid',
  isolation: 'isolate',
  // A sideways swipe changes the slide, and must not also go back in the history.
  touchAction: 'pan-y pinch-zoom',
});
/**
 * The current slide is opaque at once. The previous slide lies above it and fades out, so the page behind the slides
 * never shows through.
 */
const SlideRoot = styled('div')(({ theme }) => ({
  gridArea: '1 / 1',
  display: 'grid',
  gridTemplateRows: '1fr clamp(14rem, 48vw, 24rem)',
  // Room for the controls.
  paddingBottom: '5rem',
  backgroundColor: theme.vars.palette.background.default,
  zIndex: 1,
  opacity: 0,
  visibility: 'hidden',
  transition: `opacity ${fade}ms, visibility 0s ${fade}ms`,
  '&[data-current=true]': { zIndex: 0, opacity: 1, visibility: 'visible', transition: 'none' },
  [theme.breakpoints.up('md')]: {
    paddingBottom: 0,
    gridTemplate: 'auto / repeat(2, minmax(0, 1fr))',
    minHeight: `min(46rem, calc(100svh - ${barHeight.wide}px))`,
  },
  '@media print': {
    display: 'none',
    '&[data-current=true]': { display: 'block', minHeight: 0, paddingBottom: 0 },
  },
}));
const Text = styled('div')(({ theme }) => ({
  padding: `0.5rem ${gutter} 2rem`,
  h2: { fontSize: 'clamp(2.25rem, 1.3rem + 3.4vw, 4.25rem)' },
  p: { margin: '24px 0 32px', maxWidth: '34rem', textWrap: 'pretty' },
  [theme.breakpoints.up('md')]: {
    alignContent: 'center',
    padding: `7rem clamp(2rem, 4vw, 4rem) 8rem ${pageStart}`,
    [shortWindow]: { paddingTop: '4.5rem', h2: { fontSize: '2.25rem' } },
  },
  '@media print': { paddingBottom: 0, p: { marginBottom: 0 } },
}));
/** Below `md` the drawing is under the text, so that headline and button show without scrolling. */
const Art = styled('div')(({ theme }) => ({
  order: 1,
  overflow: 'hidden',
  backgroundColor: theme.vars.palette.surface,
  // `contain: size` makes the grid ignore the drawing's own height, so the text beside the drawing sets the height.
  [theme.breakpoints.up('md')]: { contain: 'size' },
}));
const Heading = styled('h1')(({ theme }) => ({
  margin: 0,
  padding: `1rem ${gutter}`,
  fontSize: '0.9375rem',
  fontWeight: 600,
  lineHeight: 1.4,
  textWrap: 'wrap',
  hyphens: 'manual',
  [theme.breakpoints.up('md')]: {
    position: 'absolute',
    zIndex: 1,
    padding: 0,
    top: '2.5rem',
    [shortWindow]: { top: '1rem' },
    left: pageStart,
    width: '40%',
  },
}));

interface Props {
  /** The page's heading, shown above every slide. */
  heading: string;
  label: string;
  /** The `aria-roledescription` of carousel and slide. */
  roles: { carousel: string; slide: string };
  controls: ControlLabels;
  slides: Slide[];
}

/**
 * Advances automatically (WAI-ARIA carousel). The button that stops it precedes the slides; the other controls follow
 * them, so that a screen reader soon reaches the slide.
 */
export const HeroCarousel = ({ heading, label, roles, controls, slides }: Props) => {
  const { rotating, handlers, current, show, ...rotation } = useCarousel(slides.length);
  return (
    <Root aria-roledescription={roles.carousel} aria-label={label} {...handlers}>
      <Heading>{heading}</Heading>
      {/* The controls lie over the slides, so rendering them later shifts nothing. */}
      <Deferred>
        <CarouselToggle labels={controls} {...rotation} />
      </Deferred>
      <Slides aria-live={rotating ? 'off' : 'polite'}>
        {slides.map((slide, index) => (
          <SlideRoot
            key={slide.id}
            role="group"
            aria-roledescription={roles.slide}
            aria-label={slide.label}
            inert={index !== current}
            data-current={index === current}
          >
            <Art>{slide.art}</Art>
            <Static component={Text}>
              <Typography variant="h1" component="h2">
                {slide.title}
              </Typography>
              <Typography variant="lead">{slide.subtitle}</Typography>
              {slide.action}
            </Static>
          </SlideRoot>
        ))}
      </Slides>
      <Deferred>
        <CarouselControls
          labels={controls}
          titles={slides.map(({ title }) => title)}
          current={current}
          show={show}
        />
      </Deferred>
    </Root>
  );
};
