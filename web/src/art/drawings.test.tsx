import type { ComponentType } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { rhine, vardar } from './DrawingFrame.tsx';

// The orange lines of `Screens` are on a white screen.
const files = import.meta.glob<Record<string, ComponentType>>(
  ['./*.tsx', '!./*(DrawingFrame|LazyDrawing|Screens|*.test).tsx'],
  {
    eager: true,
  },
);
const drawings = Object.values(files).flatMap(Object.entries);

test('drawings on a blue ground have white lines, and orange only as an area', () => {
  const onBlue = drawings
    .map(([name, Drawing]) => ({ name, drawing: renderToStaticMarkup(<Drawing />) }))
    .filter(({ drawing }) => drawing.includes(`<path fill="${rhine}" d="M-900-900`));
  expect(onBlue.length).toBeGreaterThan(5);
  for (const { name, drawing } of onBlue) {
    expect(drawing, name).not.toContain(`stroke="${vardar}"`);
    expect(drawing.split(`fill="${vardar}"`), name).toHaveLength(2);
  }
});
