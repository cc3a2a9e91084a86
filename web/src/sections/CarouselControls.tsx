import IconButton from '@mui/material/IconButton';
import { styled } from '@mui/material/styles';
import { ArrowLeft, ArrowRight, Pause, Play } from 'lucide-react';
import type { KeyboardEvent } from 'react';
import { gutter, pageStart } from '../theme/grid.ts';
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
  position: 'absolute',
  zIndex: 1,
  bottom: 24,
  left: `calc(${gutter} - 12px)`,
  display: 'flex',
  flexWrap: 'wrap',
  // The other controls are beside the first button.
  '& ~ &': { marginLeft: 44 },
  '@media (scripting: none)': { display: 'none' },
  [theme.breakpoints.up('md')]: {
    bottom: 40,
    left: `calc(${pageStart} - 12px)`,
  },
}));
const Dots = styled('div')({ display: 'flex', marginLeft: 8 });
const Dot = styled(IconButton)(({ theme }) => ({
  width: 24,
  height: 44,
  '&::before': {
    content: '""',
    width: 10,
    height: 10,
    border: '2px solid currentColor',
    transition: 'background-color 200ms',
  },
  '&:hover::before': { backgroundColor: theme.vars.palette.divider },
  '&[aria-current]::before': {
    backgroundColor: 'currentColor',
    '@media (forced-colors: active)': { backgroundColor: 'ButtonText' },
  },
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

interface Props extends Pick<Carousel, 'current' | 'show'> {
  labels: ControlLabels;
  titles: string[];
}

/** The dots are one tab stop; arrow keys, Home and End select among them. */
export const CarouselControls = ({ labels, titles, current, show }: Props) => {
  const previous = (current - 1 + titles.length) % titles.length;
  const next = (current + 1) % titles.length;
  const targets: Record<string, number> = {
    ArrowLeft: previous,
    ArrowRight: next,
    Home: 0,
    End: titles.length - 1,
  };
  const step = (event: KeyboardEvent<HTMLElement>) => {
    const target = targets[event.key];
    if (target === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
    // Otherwise the key would also scroll the page.
    event.preventDefault();
    show(target);
    event.currentTarget.querySelectorAll('button')[target]?.focus();
  };
  return (
    <Bar>
      <IconButton onClick={() => show(previous)} aria-label={labels.previous}>
        <ArrowLeft size={22} />
      </IconButton>
      <IconButton onClick={() => show(next)} aria-label={labels.next}>
        <ArrowRight size={22} />
      </IconButton>
      <Dots role="toolbar" aria-label={labels.dots} onKeyDown={step}>
        {titles.map((title, index) => (
          <Dot
            key={title}
            tabIndex={index === current ? 0 : -1}
            onClick={() => show(index)}
            aria-label={labels.goTo(index + 1, title)}
            aria-current={index === current ? 'true' : undefined}
          />
        ))}
      </Dots>
    </Bar>
  );
};
