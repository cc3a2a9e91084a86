export interface Finding {
  /** The name of the engine and of its rule. A final `?` means that a person must decide whether this is an error. */
  rule: string;
  message: string;
  /** Where the element is, if the engine reports it, and the start of the element's HTML. */
  selector: string;
}

interface Exclusion {
  rule: string;
  /** Limits the exclusion to selectors with this text. */
  on?: string;
  why: string;
}

/** Findings that are no errors, with the reason. */
const exclusions: Exclusion[] = [
  {
    rule: 'axe-core aria-hidden-focus?',
    why: 'The page behind an open dialog is hidden. keyboard.test.ts tests that the focus never leaves the dialog.',
  },
  {
    rule: 'axe-core color-contrast?',
    why: 'axe-core cannot determine the background of overlapping text. Equal Access can, and finds no error.',
  },
  {
    rule: 'axe-core heading-order?',
    why: 'The heading of the dialog is the first one, because the page behind the dialog is hidden.',
  },
  {
    rule: 'Equal Access aria_complementary_label_visible',
    on: '<aside lang=',
    why: 'The language hint has one line and an aria-label. A visible heading would repeat the line.',
  },
  {
    rule: 'Equal Access aria_hidden_nontabbable',
    why: 'Reported for the page behind an open dialog. axe-core reports all other hidden elements that can have the focus.',
  },
  {
    rule: 'Equal Access aria_keyboard_handler_exists?',
    on: 'role="radiogroup"',
    why: 'The group contains radio buttons of HTML, which work with arrow keys.',
  },
  {
    rule: 'Equal Access blockquote_cite_exists?',
    why: 'The quotations of clients have no source on the web.',
  },
  {
    rule: 'Equal Access element_tabbable_role_valid',
    on: 'data-testid="sentinel',
    why: 'Material UI keeps the focus between these two elements. They pass it back into the dialog at once.',
  },
  {
    rule: 'Equal Access element_tabbable_visible?',
    on: 'data-testid="sentinel',
    why: 'The same two elements of Material UI.',
  },
  {
    rule: 'Equal Access element_tabbable_unobscured?',
    why: 'Reported for every element behind or in the cookie banner. cookieBannerFocus.test.ts tests that it covers no focus.',
  },
  {
    rule: 'Equal Access input_fields_grouped?',
    why: 'Each field of the form has a complete label. Only the radio buttons need a group, and have one.',
  },
  {
    rule: 'Equal Access input_label_visible?',
    why: 'Reported for each button that shows only an icon. Its name is in aria-label and in a tooltip.',
  },
  { rule: 'Equal Access list_structure_proper?', why: 'HTML allows a div around each pair of a dl.' },
  {
    rule: 'Equal Access style_color_misuse?',
    why: 'Reported for every style sheet. media.test.ts tests the pages in forced colours.',
  },
  {
    rule: 'Equal Access style_focus_visible?',
    why: 'Reported for every element with a border. focusRing.test.ts measures the focus ring of every element.',
  },
  {
    rule: 'Equal Access style_highcontrast_visible?',
    why: 'Reported for every page. media.test.ts tests the pages in forced colours.',
  },
  {
    rule: 'Equal Access style_viewport_resizable?',
    why: 'Sizes that depend on the width of the window are in clamp() and have a part in rem, which zooms.',
  },
  {
    rule: 'Equal Access text_block_heading?',
    why: 'The bold name of a client below a quotation is no heading.',
  },
  {
    rule: 'Equal Access text_sensory_misuse?',
    why: 'Reported for words such as small, right and above. Here they do not describe places on the page.',
  },
  {
    rule: 'Equal Access widget_tabbable_exists?',
    on: 'tabindex="-1"',
    why: 'The dots of the carousel are one tab stop. Arrow keys move between them.',
  },
  { rule: 'HTML_CodeSniffer 1_3_1.H48?', why: 'Two adjacent buttons are no navigation.' },
  {
    rule: 'HTML_CodeSniffer 1_4_10.C32,C31,C33,C38,SCR34,G206?',
    why: 'Reported for every element with a fixed position. reflow.test.ts tests that nothing is wider than 320 pixels.',
  },
  { rule: 'HTML_CodeSniffer 1_4_3.G18.Abs?', why: 'The same as color-contrast of axe-core.' },
  { rule: 'HTML_CodeSniffer 1_4_3.G145.Abs?', why: 'The same for large text.' },
];

export const isExcluded = ({ rule, selector }: Finding): boolean =>
  exclusions.some((exclusion) => exclusion.rule === rule && selector.includes(exclusion.on ?? ''));
