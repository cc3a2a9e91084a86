import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { memo, type ReactNode, useMemo } from 'react';
import {
  barsHeight,
  columnGap,
  columns,
  gutter,
  headerHeight,
  lowScreen,
  pageStart,
  shortWindow,
} from '../theme/grid.ts';
import { CarouselControls, CarouselToggle, type ControlLabels } from './CarouselControls.tsx';
import { Deferred } from './DeferredContext.tsx';
import { ServedHtml } from './ServedHtml.tsx';
import { useCarousel } from './useCarousel.ts';

interface Slide {
  id: string;
  title: string;
  subtitle: string;
  action: ReactNode;
  art: ReactNode;
  /** The accessible name: the slide's number and the total. */
  label: string;
}

/** Milliseconds of a change of the slide (docs/behaviour.md, 4.1): the texts change one after the other. */
const change = { drawing: 1_000, textOut: 200, textIn: 250 };

/**
 * The grid's rows are heading, texts, proof, drawings and controls. From `md` up, the drawings are beside the others, and
 * heading and texts are in the middle of the room above proof and controls.
 */
const Root = styled('section')(({ theme }) => ({
  display: 'grid',
  gridTemplate:
    '"heading" "texts" 1fr "proof" "drawings" clamp(9rem, 40vw, 24rem) "controls" / minmax(0, 1fr)',
  paddingInline: gutter,
  borderBottom: `1px solid ${theme.vars.palette.divider}`,
  [theme.breakpoints.up('md')]: {
    gridTemplate: `". drawings" 1fr "heading drawings" "texts drawings" ". drawings" 1fr "proof drawings" "controls drawings" / minmax(0, 1fr) calc(${columns(5)} + ${pageStart} * 7 / 12)`,
    columnGap,
    paddingInline: `${pageStart} 0`,
    // Leaves room for the bars at the bottom, so that they never cover the controls.
    minHeight: `min(47.5rem, calc(100svh - ${headerHeight.wide}px - ${barsHeight}))`,
  },
  '@media print': { display: 'block', minHeight: 0 },
}));
const Heading = styled('h1')(({ theme }) => ({
  ...theme.typography.h3,
  gridArea: 'heading',
  margin: '16px 0',
  [theme.breakpoints.down('md')]: { marginTop: 20 },
  [shortWindow]: { marginTop: 12 },
  color: theme.vars.palette.rhine,
}));
/** One slide above the other: the tallest one sets the height. */
const Stack = styled('div')({
  display: 'grid',
  '& > *': { gridArea: '1 / 1' },
  // A sideways swipe changes the slide, and must not also go back in the history.
  touchAction: 'pan-y pinch-zoom',
});
const Texts = styled(Stack)({ gridArea: 'texts' });
/** The new text appears when the old one has disappeared. */
const Text = styled('div')({
  visibility: 'hidden',
  opacity: 0,
  transition: `opacity ${change.textOut}ms, visibility 0s ${change.textOut}ms`,
  '&[data-current=true]': {
    visibility: 'visible',
    opacity: 1,
    transition: `opacity ${change.textIn}ms ${change.textOut}ms`,
  },
});
const Subtitle = styled(Typography)({
  margin: 'clamp(1rem, 2vw, 1.5rem) 0 clamp(1.5rem, 2.5vw, 2rem)',
  maxWidth: '36rem',
  [lowScreen]: { fontSize: '1.125rem', marginBlock: '16px 20px' },
});
const titleSize = 'clamp(2.25rem, min(8.5svh, 1.5rem + 4vw, max(4.75rem, 2.5rem + 2.5vw)), 5.5rem)';
/** Room for the separator before an item, which is cut off at the start of a line. In large text it fits the gutter. */
const separatorRoom = 'min(1em, 5vw)';
const Proof = styled('ul')({
  gridArea: 'proof',
  display: 'flex',
  flexWrap: 'wrap',
  margin: 'clamp(1rem, 2vw, 1.5rem) 0',
  marginLeft: `calc(-1 * ${separatorRoom})`,
  clipPath: `inset(0 0 0 ${separatorRoom})`,
  li: { position: 'relative', paddingLeft: separatorRoom },
  // With the slash, screen readers do not read the separator. Safari knows it from 17.4 on.
  'li::before': { content: ['"·"', '"·" / ""'], position: 'absolute', left: '0.4em' },
  fontSize: 'clamp(0.9375rem, 0.9rem + 0.2vw, 1.0625rem)',
  fontWeight: 500,
  lineHeight: 1.45,
  [lowScreen]: { marginBlock: 12 },
});
const Drawings = styled(Stack)(({ theme }) => ({
  gridArea: 'drawings',
  // Clips the drawings, isolates their `zIndex`, and is the containing block of their edges.
  contain: 'paint',
  marginInline: `calc(-1 * ${gutter})`,
  backgroundColor: theme.vars.palette.surface,
  grid: '100% / 100%',
  // With `size` the grid ignores the drawings' own height, so the text beside them sets the height.
  [theme.breakpoints.up('md')]: { contain: 'size paint', marginInline: 0 },
  '@media print': { display: 'none' },
}));
/** The edge starts fast and is still moving when it leaves the picture. An edge that slows down seems to hang there. */
const wipe = `${change.drawing}ms cubic-bezier(0.2, 0.6, 0.6, 0.9)`;
/** The previous drawing lies above the current one, and an orange edge wipes it away from left to right. */
const Art = styled('div')(({ theme }) => ({
  zIndex: 1,
  visibility: 'hidden',
  clipPath: 'inset(0 0 0 100%)',
  // The edge inherits this transition and uses its `translate`.
  transition: `clip-path ${wipe}, translate ${wipe}, visibility 0s ${change.drawing}ms`,
  '&::after': {
    content: '""',
    position: 'absolute',
    inset: 0,
    borderLeft: `16px solid ${theme.vars.palette.vardar}`,
    translate: '100%',
    transition: 'inherit',
  },
  '&[data-current=true]': {
    zIndex: 0,
    visibility: 'visible',
    clipPath: 'inset(0)',
    transition: 'none',
    '&::after': { opacity: 0, translate: 'none' },
  },
}));

/** Memoised, like the drawing: a change renders only the two slides that it concerns. */
const SlideText = memo(({ slide, role, isCurrent }: { slide: Slide; role: string; isCurrent: boolean }) => (
  <ServedHtml
    component={Text}
    role="group"
    aria-roledescription={role}
    aria-label={slide.label}
    inert={!isCurrent}
    data-current={isCurrent}
  >
    <Typography variant="h1" component="h2" sx={{ fontSize: { md: titleSize } }}>
      {slide.title}
    </Typography>
    <Subtitle variant="lead">{slide.subtitle}</Subtitle>
    {slide.action}
  </ServedHtml>
));
const SlideArt = memo(({ slide, isCurrent }: { slide: Slide; isCurrent: boolean }) => (
  <Art data-current={isCurrent}>{slide.art}</Art>
));

interface Props {
  /** The page's heading, shown above every slide. */
  heading: string;
  /** Figures with their words, shown in one line with every slide. */
  proof: string[];
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
export const HeroCarousel = ({ heading, proof, label, roles, controls, slides }: Props) => {
  const { rotating, handlers, current, select, ...rotation } = useCarousel(slides.length);
  const titles = useMemo(() => slides.map(({ title }) => title), [slides]);
  return (
    <Root aria-roledescription={roles.carousel} aria-label={label} {...handlers}>
      <Heading>{heading}</Heading>
      {/* The controls are below the slides, so rendering them later shifts nothing in the first view. */}
      <Deferred>
        <CarouselToggle labels={controls} {...rotation} />
      </Deferred>
      <Texts aria-live={rotating ? 'off' : 'polite'}>
        {slides.map((slide, index) => (
          <SlideText key={slide.id} slide={slide} role={roles.slide} isCurrent={index === current} />
        ))}
      </Texts>
      <Proof>
        {proof.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </Proof>
      <Deferred>
        <CarouselControls labels={controls} titles={titles} current={current} select={select} />
      </Deferred>
      <Drawings>
        {slides.map((slide, index) => (
          <SlideArt key={slide.id} slide={slide} isCurrent={index === current} />
        ))}
      </Drawings>
    </Root>
  );
};
