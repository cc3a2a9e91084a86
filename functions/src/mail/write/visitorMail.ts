import { addressLine, company, phoneAddress } from '@helvardar/shared/company';
import type { Language } from '@helvardar/shared/languages';
import { type MailContent, noAutomaticAnswer } from '../mailDocument.ts';
import { html, htmlPage } from './html.ts';
import { visitorTexts } from './visitorTexts.ts';

/**
 * The confirmation. It repeats nothing that the visitor typed: otherwise anybody could use the form to mail any text to
 * strangers.
 */
export const visitorMail = (
  { mailFrom }: { mailFrom: string },
  { email, language }: { email: string; language: Language },
): MailContent => {
  const { subject, greeting, paragraphs, ready, closing, notYou } = visitorTexts[language];
  const identity = [
    addressLine('basel', language),
    `${company.subsidiary}, ${addressLine('skopje', language)}`,
  ];
  return {
    to: email,
    from: mailFrom,
    replyTo: company.email,
    headers: { 'Auto-Submitted': 'auto-replied', ...noAutomaticAnswer },
    message: {
      subject,
      text: [
        [greeting, ...paragraphs, [ready.lead, ...ready.points.map((point) => `- ${point}`)].join('\n')].join(
          '\n\n',
        ),
        `\n${closing}\n${company.name}\n`,
        `-- \n${[company.legalName, ...identity, company.phone, company.email].join('\n')}\n`,
        `${notYou}\n`,
      ].join('\n'),
      html: htmlPage(
        language,
        subject,
        html`<p>${greeting}</p>
${paragraphs.map((paragraph) => html`<p>${paragraph}</p>`)}
<p>${ready.lead}</p>
<ul>
${ready.points.map((point) => html`<li>${point}</li>`)}
</ul>
<p>${closing}<br><b>${company.name}</b></p>
<hr>
<address style="font-style: normal"><small>${company.legalName}<br>
${identity.map((line) => html`${line}<br>`)}
<a href="${phoneAddress}">${company.phone}</a><br>
<a href="mailto:${company.email}">${company.email}</a></small></address>
<p><small>${notYou}</small></p>`,
      ),
    },
  };
};
