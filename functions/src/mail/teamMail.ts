import type {
  BudgetRange,
  ContactMethod,
  ProjectType,
  StoredRequest,
} from '@helvardar/shared/consultationRequest';
import type { Language } from '@helvardar/shared/languages';
import type { MailContent } from './contract.ts';
import { html, page } from './html.ts';

const words = {
  projectType: {
    website: 'Website',
    social_media: 'Social media',
    custom_software: 'Custom software',
    cloud_solutions: 'Cloud solutions',
    cybersecurity: 'Cybersecurity',
    other: 'Other',
  },
  budget: {
    under_5k: 'Under 5,000',
    '5k_15k': '5,000 to 15,000',
    '15k_50k': '15,000 to 50,000',
    over_50k: 'Over 50,000',
  },
  contact: { email: 'E-mail', phone: 'Phone' },
  language: { en: 'English', de: 'German', fr: 'French' },
} as const satisfies {
  projectType: Record<ProjectType, string>;
  budget: Record<BudgetRange, string>;
  contact: Record<ContactMethod, string>;
  language: Record<Language, string>;
};

/** Marks that turn the reading direction could make a subject read as something else. */
const withoutDirectionMarks = (text: string): string => text.replace(/[\u202a-\u202e\u2066-\u2069]/g, '');

export const rowsOf = (request: StoredRequest): [label: string, value: string][] => [
  ['Name', request.name],
  ['E-mail', request.email],
  ['Phone', request.phone ?? '–'],
  ['Company', request.company ?? '–'],
  ['Project type', words.projectType[request.project_type]],
  ['Budget (currency of the visitor)', words.budget[request.budget]],
  ['Preferred contact', words.contact[request.preferred_contact]],
  ['Language', words.language[request.language]],
];

/** All fields of a normalised request for the team, in English; a reply goes to the visitor. */
export const teamMail = (
  { mailFrom, teamAddress }: { mailFrom: string; teamAddress: string },
  requestId: string,
  request: StoredRequest,
): MailContent => {
  const subject = withoutDirectionMarks(
    `Consultation request: ${words.projectType[request.project_type]}, ${request.name}`,
  );
  const note = 'A reply to this e-mail goes to the visitor, who was promised one within 24 hours.';
  const rows = rowsOf(request);
  return {
    to: teamAddress,
    from: mailFrom,
    replyTo: request.email,
    headers: { 'Auto-Submitted': 'auto-generated', 'X-Auto-Response-Suppress': 'All' },
    message: {
      subject,
      text: [
        ...rows.map(([label, value]) => `${label}: ${value}`),
        `\nProject details:\n\n${request.message}\n`,
        `-- \n${note}\nRequest ${requestId}\n`,
      ].join('\n'),
      html: page(
        'en',
        subject,
        html`<h1 style="font-size: 20px">Consultation request</h1>
<dl>
${rows.map(([label, value]) => html`<dt><small>${label}</small></dt><dd style="margin: 0 0 8px"><b>${value}</b></dd>`)}
</dl>
<h2 style="font-size: 16px">Project details</h2>
<p style="white-space: pre-wrap">${request.message}</p>
<hr>
<p><small>${note}<br>Request ${requestId}</small></p>`,
      ),
    },
  };
};
