import { styled } from '@mui/material/styles';
import { drawn } from './figures.ts';

const Plot = styled('svg')(({ theme }) => ({
  display: 'block',
  width: '100%',
  height: 'auto',
  overflow: 'visible',
  fill: 'none',
  stroke: theme.vars.palette.rhine,
  strokeLinecap: 'round',
  '& [data-river=vardar]': { stroke: theme.vars.palette.vardar },
  '& [data-axis]': { stroke: theme.vars.palette.text.primary, strokeLinecap: 'butt' },
  '& [data-hole]': { stroke: theme.vars.palette.surface },
}));
/** HTML instead of SVG text, so that the labels keep their size when the plot scales. */
const Labels = styled('div')(({ theme }) => ({
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: 'minmax(0, 1fr)',
  marginTop: 8,
  fontSize: '0.875rem',
  lineHeight: 1.35,
  color: theme.vars.palette.text.secondary,
  fontVariantNumeric: 'tabular-nums',
  '& > *': { overflowWrap: 'anywhere' },
  [theme.breakpoints.down('sm')]: { '&:has([data-marker])': { gridAutoFlow: 'row' } },
  '& > [data-marker]': { paddingLeft: 20 },
  // A border also shows in print and with forced colours.
  '& > [data-marker]::before': {
    content: '""',
    display: 'inline-block',
    width: 12,
    height: 12,
    margin: '0 8px 0 -20px',
    border: `6px solid ${theme.vars.palette.rhine}`,
    borderRadius: '50%',
  },
  '& > [data-marker=ring]::before': { borderWidth: 3 },
  '& > [data-emphasised]': { fontWeight: 600, color: theme.vars.palette.text.primary },
  // Narrow windows have no room for the word.
  [theme.breakpoints.up('sm')]: { '& > [data-emphasised=limit]::before': { content: '"Google "' } },
}));

/** A row of dots: a line whose dashes have no length and round ends. */
const row = (x: number, y: number, dots: number, unit: number) =>
  dots > 0 ? `M${x + unit / 2} ${y + unit / 2}h${(dots - 1) * unit + 0.5}` : '';
const range = (length: number) => Array.from({ length }, (_, index) => index);

/**
 * The loading time of each page as a horizontal line. The orange line marks the limit of a good time, which is the last
 * of the labels at each half second.
 */
export const SpeedPlot = ({ labels }: { labels: readonly string[] }) => {
  const [second, step] = [160, 4];
  const bottom = drawn.paints.length * step;
  const limit = (drawn.goodPaint / 1_000) * second;
  return (
    <div aria-hidden="true">
      <Plot viewBox={`0 0 480 ${bottom + 8}`} strokeWidth="2">
        <path
          strokeLinecap="butt"
          d={drawn.paints
            .map((paint, index) => `M0 ${(index + 0.5) * step}H${(paint / 1_000) * second}`)
            .join('')}
        />
        <path data-river="vardar" strokeWidth="6" strokeLinecap="butt" d={`M${limit} 0V${bottom}`} />
        <path
          data-axis=""
          d={`M0 ${bottom}H480${[0, 1, 2].map((index) => `M${index * second + 1} ${bottom}v8`).join('')}`}
        />
      </Plot>
      <Labels>
        {labels.map((label, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: some labels are empty
          <span key={index} {...(index === labels.length - 1 && { 'data-emphasised': 'limit' })}>
            {label}
          </span>
        ))}
      </Labels>
    </div>
  );
};

/** A block of dots per testing engine, with one dot per page. */
export const AccessibilityPlot = () => {
  const [unit, width] = [24, 6];
  const rows = range(Math.ceil(drawn.pages / width));
  return (
    <div aria-hidden="true">
      <Plot viewBox={`0 0 480 ${rows.length * unit}`}>
        <path
          strokeWidth="16"
          strokeDasharray={`0 ${unit}`}
          d={drawn.engines
            .flatMap((_, engine) =>
              rows.map((y) =>
                row(engine * 160 - 4, y * unit, Math.min(width, drawn.pages - y * width), unit),
              ),
            )
            .join('')}
        />
      </Plot>
      <Labels>
        {drawn.engines.map((engine) => (
          <span key={engine}>{engine}</span>
        ))}
      </Labels>
    </div>
  );
};

const grades = ['F', 'D', 'C', 'B', 'A', 'A+'];

/** Stairs climb to the site's grade, which is a thicker step. */
export const SecurityPlot = () => {
  const reached = grades.indexOf(drawn.grade);
  const top = 131 - reached * 23;
  const stairs = range(reached)
    .map((step) => `V${131 - step * 23}H${(step + 1) * 80 + 5}`)
    .join('');
  return (
    <div aria-hidden="true">
      <Plot viewBox="0 0 480 136" strokeWidth="10" strokeLinejoin="round">
        <path d={`M5 131${stairs}V${top}`} />
        <path strokeWidth="24" d={`M${reached * 80 + 12} ${top}h56`} />
      </Plot>
      <Labels>
        {grades.map((grade, index) => (
          <span key={grade} {...(index === reached && { 'data-emphasised': '' })}>
            {grade}
          </span>
        ))}
      </Labels>
    </div>
  );
};

/** One dot per simulated request of `npm run bench:faults`. It is a ring if an incident disturbed the request. */
export const DeliveryPlot = ({ labels }: { labels: Record<'disturbed' | 'undisturbed', string> }) => {
  const [unit, rowHeight, width] = [9.6, 7.4, 50];
  const { requests, disturbed } = drawn;
  const part = (from: number, to: number) =>
    range(Math.ceil(requests / width))
      .map((y) => {
        const start = Math.max(from - y * width, 0);
        return row(start * unit, y * rowHeight, Math.min(to - y * width, width) - start, unit);
      })
      .join('');
  return (
    <div aria-hidden="true">
      <Plot
        viewBox={`0 0 480 ${Math.ceil(requests / width) * rowHeight + 2}`}
        strokeWidth="5.6"
        strokeDasharray={`0 ${unit}`}
      >
        <path d={part(0, requests)} />
        <path data-hole="" strokeWidth="3" d={part(0, disturbed)} />
      </Plot>
      <Labels>
        <span data-marker="ring">{labels.disturbed}</span>
        <span data-marker="dot">{labels.undisturbed}</span>
      </Labels>
    </div>
  );
};
