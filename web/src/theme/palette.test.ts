import { expect, test } from 'vitest';
import { closing, dark, fixed, light } from './palette.ts';

const channel = (value: number) => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4);
/** The relative luminance of WCAG 2.2. */
const luminance = (colour: string) => {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) =>
    channel(Number.parseInt(colour.slice(at, at + 2), 16) / 255),
  );
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
};
const contrast = (one: string, other: string) => {
  const [low = 0, high = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (high + 0.05) / (low + 0.05);
};

test('one blue: areas, text and lines of the light scheme are #2446ff, which has 6.19:1 with white', () => {
  expect([light.primary.main, light.rhine]).toEqual(['#2446ff', '#2446ff']);
  expect(contrast(light.primary.main, light.primary.contrastText)).toBeCloseTo(6.19, 2);
});

test('areas of the dark scheme are #3d5aff: 5.12:1 with white, at least 3.70:1 on the ground', () => {
  expect(dark.primary).toMatchObject({ main: '#3d5aff', contrastText: '#ffffff' });
  expect(contrast(dark.primary.main, '#ffffff')).toBeCloseTo(5.12, 2);
  expect(contrast(dark.primary.main, dark.background.default)).toBeGreaterThanOrEqual(3.7);
});

test('a dark panel differs from its page at least as much as a light one', () => {
  expect(contrast(dark.surface, dark.background.default)).toBeGreaterThanOrEqual(
    contrast(light.surface, light.background.default),
  );
});

test.for([
  ['light', light],
  ['dark', dark],
] as const)('in the %s scheme all text has at least 4.5:1 on each ground', ([, palette]) => {
  const texts = [palette.text.primary, palette.text.secondary, palette.rhine, palette.secondary.main];
  for (const ground of [palette.background.default, palette.background.paper, palette.surface])
    for (const text of texts)
      expect(contrast(text, ground), `${text} on ${ground}`).toBeGreaterThanOrEqual(4.5);
  for (const { main, contrastText } of [palette.primary, palette.success, palette.error])
    expect(contrast(main, contrastText), main).toBeGreaterThanOrEqual(4.5);
  // A hovered button has the colour `dark`. Browsers of 2022 know no colour that `color-mix()` calculates.
  for (const { dark, contrastText } of [palette.primary, palette.secondary, palette.success, palette.error])
    expect(contrast(dark, contrastText), dark).toBeGreaterThanOrEqual(4.5);
});

test.for([
  ['light', light],
  ['dark', dark],
] as const)(
  'in the %s scheme placeholders have about 5:1, so that they do not look like values',
  ([, palette]) => {
    expect(contrast(palette.placeholder, palette.background.paper)).toBeCloseTo(5.1, 0);
  },
);

test('dark drawings of the dark scheme lie on #161b22, and all strokes on dark grounds have at least 4.5:1', () => {
  expect([dark.night, dark.surface]).toEqual(['#161b22', '#161b22']);
  for (const ground of [light.night, dark.night])
    for (const stroke of [fixed.rhineOnNight, fixed.vardar, fixed.white])
      expect(contrast(stroke, ground), `${stroke} on ${ground}`).toBeGreaterThanOrEqual(4.5);
  expect(contrast(dark.rhine, dark.surface)).toBeGreaterThanOrEqual(4.5);
});

test('the ground of the call at the end is lighter than dark pages, and its text has at least 4.5:1, both rivers 3:1', () => {
  for (const { dusk } of [light, dark]) {
    for (const text of [closing.text, fixed.white])
      expect(contrast(text, dusk), text).toBeGreaterThanOrEqual(4.5);
    for (const river of [fixed.rhineOnNight, fixed.vardar])
      expect(contrast(river, dusk), river).toBeGreaterThanOrEqual(3);
  }
  for (const ground of [dark.background.default, dark.surface])
    expect(luminance(dark.dusk), ground).toBeGreaterThan(luminance(ground));
});
