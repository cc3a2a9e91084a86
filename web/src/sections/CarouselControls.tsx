import IconButton from '@mui/material/IconButton';
import { styled } from '@mui/material/styles';
import { ArrowLeft, ArrowRight, Pause, Play } from 'lucide-react';
import { type KeyboardEvent, memo } from 'react';
import type { useCarousel } from './useCarousel.ts';

export interface ControlLabels {
  previous: string;
  next: string;
  pause: string;
  play: string;
  /** The accessible name of the group of dots. */
  dots: string;
  /** The accessible name of a dot; `number` counts from 1. */
  goTo: (number: number, title: string) => string;
}

const Bar = styled('div')(({ theme }) => ({
  gridArea: 'controls',
  display: 'flex',
  flexWrap: 'wrap',
  // Aligns the icon of the first button with the texts.
  margin: '10px 0 10px -12px',
  // The other controls are beside the first button.
  '& ~ &': { marginLeft: 32 },
  '@media (scripting: none)': { display: 'none' },
  [theme.breakpoints.up('md')]: { marginBlock: '0 18px' },
}));
/** Styles the dots by their name: a `styled(IconButton)` would repeat all styles of `IconButton` in the document. */
const Dots = styled('div')(({ theme }) => ({
  display: 'flex',
  marginLeft: 8,
  button: { width: 24 },
  'button::before': {
    content: '""',
    width: 10,
    height: 10,
    border: '2px solid currentColor',
  },
  'button:hover::before': { backgroundColor: theme.vars.palette.divider },
  // Forced-colours mode would remove a background, but keeps this border, which fills the dot.
  'button[aria-current]::before': { borderWidth: 5 },
}));

type Carousel = ReturnType<typeof useCarousel>;

interface ToggleProps extends Pick<Carousel, 'playing' | 'toggle' | 'toggleButton'> {
  labels: ControlLabels;
}

export const CarouselToggle = ({ labels, playing, toggle, toggleButton }: ToggleProps) => (
  <Bar>
    <IconButton ref={toggleButton} onClick={toggle} aria-label={playing ? labels.pause : labels.play}>
      {playing ? <Pause size={20} /> : <Play size={20} />}
    </IconButton>
  </Bar>
);

interface DotProps extends Pick<Carousel, 'select'> {
  index: number;
  label: string;
  isCurrent: boolean;
}

const SlideDot = memo(({ index, label, isCurrent, select }: DotProps) => (
  <IconButton
    tabIndex={isCurrent ? 0 : -1}
    onClick={() => select(index)}
    aria-label={label}
    aria-current={isCurrent ? 'true' : undefined}
  />
));

interface ArrowsProps extends Pick<Carousel, 'select'> {
  labels: ControlLabels;
  slides: number;
}

const Arrows = memo(({ labels, slides, select }: ArrowsProps) => (
  <>
    <IconButton
      onClick={() => select((before) => (before - 1 + slides) % slides)}
      aria-label={labels.previous}
    >
      <ArrowLeft size={22} />
    </IconButton>
    <IconButton onClick={() => select((before) => (before + 1) % slides)} aria-label={labels.next}>
      <ArrowRight size={22} />
    </IconButton>
  </>
));

interface Props extends Pick<Carousel, 'current' | 'select'> {
  labels: ControlLabels;
  titles: string[];
}

/**
 * The dots are one tab stop; arrow keys, Home and End select among them. A change of the slide renders only the two
 * dots that it concerns.
 */
export const CarouselControls = memo(({ labels, titles, current, select }: Props) => {
  const targets: Record<string, number> = {
    ArrowLeft: (current - 1 + titles.length) % titles.length,
    ArrowRight: (current + 1) % titles.length,
    Home: 0,
    End: titles.length - 1,
  };
  const step = (event: KeyboardEvent<HTMLElement>) => {
    const target = targets[event.key];
    if (target === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
    // Otherwise the key would also scroll the page.
    event.preventDefault();
    select(target);
    event.currentTarget.querySelectorAll('button')[target]?.focus();
  };
  return (
    <Bar>
      <Arrows labels={labels} slides={titles.length} select={select} />
      <Dots role="toolbar" aria-label={labels.dots} onKeyDown={step}>
        {titles.map((title, index) => (
          <SlideDot
            key={title}
            index={index}
            label={labels.goTo(index + 1, title)}
            isCurrent={index === current}
            select={select}
          />
        ))}
      </Dots>
    </Bar>
  );
});
