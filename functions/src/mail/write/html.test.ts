import { expect, test } from 'vitest';
import { html, htmlPage, lines } from './html.ts';

test('texts are escaped and markup is not', () => {
  const inner = html`<b>${'<i>&"\''}</b>`;
  expect(html`<p title="${'"'}">${inner}</p>`.markup).toBe(
    '<p title="&quot;"><b>&lt;i&gt;&amp;&quot;&#39;</b></p>',
  );
});

test('a page states its language and both colour schemes, and escapes its title', () => {
  const document = htmlPage('fr', '<Titre>', html`<p>Texte</p>`);
  expect(document).toContain('<html lang="fr">');
  expect(document).toContain('content="light dark"');
  expect(document).toContain('<title>&lt;Titre&gt;</title>');
  // Long words wrap.
  expect(document).toMatch(/<body style="[^"]*word-wrap: break-word; word-break: break-word/);
});

test('line breaks, blank lines and indents of a text are markup, and its words are escaped', () => {
  expect(lines('<b>\n\n  two\tx  y').markup).toBe(
    '&lt;b&gt;<br>\n<br>\n\u00a0 two\u00a0\u00a0\u00a0 x\u00a0 y',
  );
});
