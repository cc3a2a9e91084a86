import type { Language } from '@helvardar/shared/languages';

export interface VisitorText {
  subject: string;
  greeting: string;
  /** Received, answered when, what comes then. */
  paragraphs: readonly [received: string, reply: string, consultation: string];
  closing: string;
  /** What to do for somebody who did not send the request. */
  notYou: string;
}

/** Swiss usage: no ß in German; narrow no-break spaces (\u202f) before : ; ! ? in French. */
export const visitorTexts: Record<Language, VisitorText> = {
  en: {
    subject: 'We have received your consultation request',
    greeting: 'Hello,',
    paragraphs: [
      'Thank you for your request. It has reached us.',
      'One of us will get back to you within 24 hours to agree on a time.',
      'The consultation takes 30 minutes, is free of charge and commits you to nothing. To add something, simply reply to this e-mail.',
    ],
    closing: 'Kind regards',
    notYou:
      'You did not send us a request? Then somebody entered your address by mistake. You need not do anything; if you reply, we will delete the request.',
  },
  de: {
    subject: 'Ihre Beratungsanfrage ist bei uns eingegangen',
    greeting: 'Guten Tag',
    paragraphs: [
      'Vielen Dank für Ihre Anfrage. Sie ist bei uns eingegangen.',
      'Wir melden uns innerhalb von 24 Stunden bei Ihnen, um einen Termin zu vereinbaren.',
      'Das Gespräch dauert 30 Minuten, ist kostenlos und verpflichtet Sie zu nichts. Möchten Sie noch etwas ergänzen? Antworten Sie einfach auf diese E-Mail.',
    ],
    closing: 'Freundliche Grüsse',
    notYou:
      'Sie haben uns keine Anfrage geschickt? Dann hat jemand Ihre Adresse irrtümlich angegeben. Sie müssen nichts unternehmen; wenn Sie uns antworten, löschen wir die Anfrage.',
  },
  fr: {
    subject: 'Nous avons bien reçu votre demande de consultation',
    greeting: 'Bonjour,',
    paragraphs: [
      'Merci de votre demande\u202f: elle nous est bien parvenue.',
      'Nous vous répondrons dans les 24\u00a0heures pour convenir d’un rendez-vous.',
      'L’entretien dure 30\u00a0minutes, il est gratuit et sans engagement. Vous souhaitez ajouter quelque chose\u202f? Il suffit de répondre à cet e-mail.',
    ],
    closing: 'Avec nos meilleures salutations',
    notYou:
      'Vous ne nous avez pas envoyé de demande\u202f? Quelqu’un a sans doute indiqué votre adresse par erreur. Vous n’avez rien à faire\u202f; si vous nous répondez, nous effacerons la demande.',
  },
};
