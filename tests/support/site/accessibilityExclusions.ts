/** What an engine has found. */
export interface Finding {
  /** The names of the engine and the rule. A final `?` means that the engine is not sure and asks a person. */
  rule: string;
  message: string;
  /** The place of the element, and the start of its HTML. */
  selector: string;
}

interface Exclusion {
  rule: string;
  /** The exclusion holds only for elements whose tag contains this. */
  on?: string;
  why: string;
}

/** Findings that are no errors, with the reason. */
const exclusions: Exclusion[] = [
  {
    rule: 'axe-core aria-hidden-focus?',
    why: 'What the open dialog covers is hidden; keyboard.test.ts sees that the focus never gets there.',
  },
  {
    rule: 'axe-core color-contrast?',
    why: 'Text in front of something else, whose ground axe-core cannot make out; Equal Access can, and finds no error.',
  },
  {
    rule: 'axe-core heading-order?',
    why: "The dialog's heading has none before it, as the page behind it is hidden.",
  },
  {
    rule: 'Equal Access aria_complementary_label_visible',
    on: '<aside lang=',
    why: 'The language offer is one line: what it is called stands in aria-label, and a heading would say it twice.',
  },
  {
    rule: 'Equal Access aria_hidden_nontabbable',
    why: 'As aria-hidden-focus of axe-core, which knows open dialogs and reports all else that is hidden and takes the focus.',
  },
  {
    rule: 'Equal Access aria_keyboard_handler_exists?',
    on: 'role="radiogroup"',
    why: 'The radios in it are those of HTML, which arrow keys reach.',
  },
  { rule: 'Equal Access blockquote_cite_exists?', why: 'What a client said has no address to cite.' },
  {
    rule: 'Equal Access element_tabbable_role_valid',
    on: 'data-testid="sentinel',
    why: 'The two edges between which Material UI keeps the focus: who comes to one is sent back into the dialog at once.',
  },
  {
    rule: 'Equal Access element_tabbable_visible?',
    on: 'data-testid="sentinel',
    why: 'The same two edges.',
  },
  {
    rule: 'Equal Access element_tabbable_unobscured?',
    why: 'Asked for whatever lies behind or in the cookie bar; cookieBannerFocus.test.ts sees that it covers no focus.',
  },
  {
    rule: 'Equal Access input_fields_grouped?',
    why: 'Each field of the form has a label that says all; only the radios need a group, and have one.',
  },
  {
    rule: 'Equal Access input_label_visible?',
    why: 'Asked for each button that shows a sign alone; its name stands in aria-label, and in a tooltip.',
  },
  { rule: 'Equal Access list_structure_proper?', why: 'HTML allows a div around each pair of a dl.' },
  {
    rule: 'Equal Access style_color_misuse?',
    why: 'Asked for every style sheet; media.test.ts looks at what is left without colours.',
  },
  {
    rule: 'Equal Access style_focus_visible?',
    why: 'Asked for whatever has a border; focusRing.test.ts measures the ring at every stop.',
  },
  {
    rule: 'Equal Access style_highcontrast_visible?',
    why: 'Asked for every page; media.test.ts looks at it in forced colours.',
  },
  {
    rule: 'Equal Access style_viewport_resizable?',
    why: 'Sizes by the width of the window stand in clamp() with a share in rem, which zooms.',
  },
  {
    rule: 'Equal Access text_block_heading?',
    why: 'The name below what a client said is bold, and heads nothing.',
  },
  {
    rule: 'Equal Access text_sensory_misuse?',
    why: 'Asked for words such as small, right and above, which here are said of companies, not of places on the page.',
  },
  {
    rule: 'Equal Access widget_tabbable_exists?',
    on: 'tabindex="-1"',
    why: 'The dots of the carousel are one stop of the keyboard, from which arrow keys lead to the others.',
  },
  { rule: 'HTML_CodeSniffer 1_3_1.H48?', why: 'Two buttons side by side are no navigation.' },
  {
    rule: 'HTML_CodeSniffer 1_4_10.C32,C31,C33,C38,SCR34,G206?',
    why: 'Asked for whatever is fixed; reflow.test.ts sees that nothing is wider than 320 pixels.',
  },
  { rule: 'HTML_CodeSniffer 1_4_3.G18.Abs?', why: 'As color-contrast of axe-core.' },
  { rule: 'HTML_CodeSniffer 1_4_3.G145.Abs?', why: 'The same for large text.' },
];

/** Whether a finding is no error. */
export const isExcluded = ({ rule, selector }: Finding): boolean =>
  exclusions.some((exclusion) => exclusion.rule === rule && selector.includes(exclusion.on ?? ''));
