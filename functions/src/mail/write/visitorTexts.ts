import type { Language } from '@helvardar/shared/languages';
import { answerHours } from '@helvardar/shared/promise';

interface VisitorText {
  subject: string;
  greeting: string;
  paragraphs: readonly [received: string, reply: string, consultation: string];
  /** What the visitor should prepare. */
  ready: { lead: string; points: readonly [goal: string, present: string, frame: string] };
  closing: string;
  /** Advice for somebody who did not send the request. */
  notYou: string;
}

/**
 * German has no ß, as is usual in Switzerland. French has no-break spaces: wide (\u00a0) before a colon, and narrow
 * (\u202f) before ; ! ?.
 */
export const visitorTexts: Record<Language, VisitorText> = {
  en: {
    subject: 'We have received your consultation request',
    greeting: 'Hello,',
    paragraphs: [
      'Thank you for your request. It has reached us.',
      `One of our specialists will get back to you within ${answerHours} hours to arrange a time.`,
      'The consultation takes 30 minutes and is free of charge and without obligation. If you would like to add something, simply reply to this email.',
    ],
    ready: {
      lead: 'It helps to have three things ready:',
      points: [
        'what you want to achieve, and by when',
        'which systems, websites or accounts you use today',
        'the budget you have in mind, and who decides with you',
      ],
    },
    closing: 'Kind regards,',
    notYou:
      'If you did not send us a request, somebody probably entered your address by mistake. A short reply is enough, and we will delete the request.',
  },
  de: {
    subject: 'Ihre Anfrage für ein Erstgespräch ist bei uns eingegangen',
    greeting: 'Guten Tag',
    paragraphs: [
      'Vielen Dank für Ihre Anfrage. Sie ist bei uns eingegangen.',
      `Innert ${answerHours}\u00a0Stunden meldet sich eine unserer Fachpersonen bei Ihnen, um einen Termin zu vereinbaren.`,
      'Das Erstgespräch dauert 30\u00a0Minuten, ist kostenlos und verpflichtet Sie zu nichts. Möchten Sie noch etwas ergänzen? Antworten Sie einfach auf diese E-Mail.',
    ],
    ready: {
      lead: 'Hilfreich ist, wenn Sie drei Dinge bereithalten:',
      points: [
        'was Sie erreichen möchten, und bis wann',
        'welche Systeme, Websites oder Konten Sie heute nutzen',
        'welches Budget Sie sich vorstellen und wer mitentscheidet',
      ],
    },
    closing: 'Freundliche Grüsse',
    notYou:
      'Sie haben uns keine Anfrage geschickt? Dann hat wohl jemand Ihre Adresse irrtümlich angegeben. Eine kurze Antwort genügt, und wir löschen die Anfrage.',
  },
  fr: {
    subject: 'Nous avons bien reçu votre demande de premier entretien',
    greeting: 'Bonjour,',
    paragraphs: [
      'Merci de votre demande\u00a0: elle nous est bien parvenue.',
      `L’un de nos spécialistes vous répondra dans les ${answerHours}\u00a0heures pour convenir d’un rendez-vous.`,
      'Le premier entretien dure 30\u00a0minutes, il est gratuit et sans engagement. Vous souhaitez ajouter quelque chose\u202f? Il suffit de répondre à cet e-mail.',
    ],
    ready: {
      lead: 'Trois points utiles à préparer\u00a0:',
      points: [
        'ce que vous souhaitez obtenir, et pour quand',
        'les systèmes, sites ou comptes que vous utilisez aujourd’hui',
        'le budget envisagé et les personnes qui décident avec vous',
      ],
    },
    closing: 'Avec nos meilleures salutations',
    notYou:
      'Vous ne nous avez pas envoyé de demande\u202f? Quelqu’un a sans doute indiqué votre adresse par erreur. Une courte réponse suffit, et nous effacerons la demande.',
  },
};
