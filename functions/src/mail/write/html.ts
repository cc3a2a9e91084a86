import type { Language } from '@helvardar/shared/languages';
import { rivers } from '@helvardar/shared/rivers';

/** Safe markup. `html` escapes every inserted text. */
export interface Html {
  readonly markup: string;
}

const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};
const escaped = (text: string): string => text.replace(/[&<>"']/g, (character) => entities[character] ?? '');

const toMarkup = (value: string | Html | readonly Html[]): string => {
  if (typeof value === 'string') return escaped(value);
  return 'markup' in value ? value.markup : value.map(({ markup }) => markup).join('\n');
};

export const html = (
  strings: TemplateStringsArray,
  ...values: (string | Html | readonly Html[])[]
): Html => ({
  markup: String.raw({ raw: strings }, ...values.map(toMarkup)),
});

/** Markup for a text of several lines. It avoids the style `white-space`, because some mail programs drop it. */
export const lines = (text: string): Html => ({
  markup: escaped(text)
    .replaceAll('\t', '    ')
    .replace(/^ | (?= )/gm, '\u00a0')
    .replaceAll('\n', '<br>\n'),
});

/** A line in the two colours of the brand. It is a table, because every mail program colours table cells. */
const riversLine = html`<table role="presentation" width="100%" cellspacing="0" cellpadding="0" style="margin-bottom: 24px"><tr>
<td bgcolor="${rivers.light.rhine}" style="height: 4px; font-size: 0; line-height: 4px">&nbsp;</td>
<td bgcolor="${rivers.light.vardar}" style="height: 4px; font-size: 0; line-height: 4px">&nbsp;</td>
</tr></table>`;

/** A complete document. It sets no colours for text and background, so it is readable in dark mode. */
export const htmlPage = (language: Language, title: string, body: Html): string =>
  html`<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${title}</title>
</head>
<body style="margin: 0 auto; padding: 24px; max-width: 600px; word-wrap: break-word; word-break: break-word; font: 16px/1.5 'Helvetica Neue', Helvetica, Arial, sans-serif">
${riversLine}
${body}
</body>
</html>
`.markup;
