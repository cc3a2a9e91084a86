import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { memo, type ReactNode, useMemo } from 'react';
import { barHeight, gutter, pageStart, shortWindow } from '../theme/grid.ts';
import { CarouselControls, CarouselToggle, type ControlLabels } from './CarouselControls.tsx';
import { Deferred } from './DeferredContext.tsx';
import { ServedHtml } from './ServedHtml.tsx';
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

/** Milliseconds of a change of the slide (docs/behaviour.md, 4.1): the texts change one after the other. */
const fade = { drawing: 1_000, textOut: 200, textIn: 250 };

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
/** No stacking context, so that the layers of `Art` and the texts of all slides stack together. */
const SlideRoot = styled('div')(({ theme }) => ({
  gridArea: '1 / 1',
  display: 'grid',
  gridTemplateRows: '1fr clamp(14rem, 48vw, 24rem)',
  // Room for the controls.
  paddingBottom: '5rem',
  visibility: 'hidden',
  transition: `visibility 0s ${fade.drawing}ms`,
  '&[data-current=true]': { visibility: 'visible', transition: 'none' },
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
/** The new text appears when the old one has disappeared. */
const Text = styled('div')(({ theme }) => ({
  opacity: 0,
  transition: `opacity ${fade.textOut}ms`,
  '[data-current=true] > &': { opacity: 1, transition: `opacity ${fade.textIn}ms ${fade.textOut}ms` },
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
/**
 * The current drawing is opaque at once. The previous drawing lies above it and fades out, so the page behind the
 * drawings never shows through. Below `md` the drawing is under the text, so that headline and button show without
 * scrolling.
 */
const Art = styled('div')(({ theme }) => ({
  order: 1,
  zIndex: 1,
  opacity: 0,
  transition: `opacity ${fade.drawing}ms`,
  '[data-current=true] > &': { zIndex: 0, opacity: 1, transition: 'none' },
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

/** Memoised: a change renders only the two slides that it concerns. */
const SlideGroup = memo(({ slide, role, isCurrent }: { slide: Slide; role: string; isCurrent: boolean }) => (
  <SlideRoot
    role="group"
    aria-roledescription={role}
    aria-label={slide.label}
    inert={!isCurrent}
    data-current={isCurrent}
  >
    <Art>{slide.art}</Art>
    <ServedHtml component={Text}>
      <Typography variant="h1" component="h2">
        {slide.title}
      </Typography>
      <Typography variant="lead">{slide.subtitle}</Typography>
      {slide.action}
    </ServedHtml>
  </SlideRoot>
));

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
  const titles = useMemo(() => slides.map(({ title }) => title), [slides]);
  return (
    <Root aria-roledescription={roles.carousel} aria-label={label} {...handlers}>
      <Heading>{heading}</Heading>
      {/* The controls lie over the slides, so rendering them later shifts nothing. */}
      <Deferred>
        <CarouselToggle labels={controls} {...rotation} />
      </Deferred>
      <Slides aria-live={rotating ? 'off' : 'polite'}>
        {slides.map((slide, index) => (
          <SlideGroup key={slide.id} slide={slide} role={roles.slide} isCurrent={index === current} />
        ))}
      </Slides>
      <Deferred>
        <CarouselControls labels={controls} titles={titles} current={current} show={show} />
      </Deferred>
    </Root>
  );
};
