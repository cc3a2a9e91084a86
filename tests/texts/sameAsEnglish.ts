import type { Language } from '@helvardar/shared/languages';

interface Exception {
  reason: string;
  languages: Exclude<Language, 'en'>[];
  texts: string[];
}

/** Texts that other languages share with English, and why. */
export const sameAsEnglish: Exception[] = [
  {
    reason: 'a product or a platform has one name',
    languages: ['de', 'fr'],
    texts: [
      '.NET',
      'Amazon Web Services',
      'Android (Kotlin)',
      'Docker',
      'Exoscale',
      'Facebook',
      'Firebase',
      'Flutter',
      'Google Cloud',
      'Instagram',
      'Java',
      'LinkedIn',
      'Microsoft 365',
      'Microsoft Azure',
      'Next.js',
      'Node.js',
      'PostgreSQL',
      'Python',
      'React',
      'React Native',
      'Shopify',
      'TikTok',
      'TypeScript',
      'WordPress',
      'X',
      'YouTube',
      'iOS (Swift)',
    ],
  },
  {
    reason: 'a standard has one name',
    languages: ['de', 'fr'],
    texts: ['HIPAA', 'ISO 27001', 'NIST', 'PCI DSS', 'SOC 2'],
  },
  {
    reason: 'people and companies keep their names',
    languages: ['de', 'fr'],
    texts: [
      'Regula Sutter',
      'Obertor Feinmechanik AG, Liestal',
      'Stojan Petrevski',
      'Vodenica Foods, Bitola',
      'Élodie Vauclair',
      'Maison Vauclair, Neuchâtel',
    ],
  },
  {
    reason: 'docs/behaviour.md, 5, wants a Swiss number',
    languages: ['de', 'fr'],
    texts: ['+41 79 123 45 67'],
  },
  { reason: 'a number', languages: ['de', 'fr'], texts: ['404', '2×'] },
  { reason: 'the technical term is the same', languages: ['de', 'fr'], texts: ['Cookies'] },
  { reason: 'the field is called so in all three', languages: ['de', 'fr'], texts: ['Design', 'Marketing'] },
  {
    reason: 'the same word in French',
    languages: ['fr'],
    texts: ['Contact', 'Innovation', 'Menu', 'Notifications'],
  },
  { reason: 'the word that Swiss companies search for', languages: ['de'], texts: ['Cybersecurity'] },
  { reason: 'a colon follows the word at once', languages: ['de'], texts: ['{{label}}:'] },
];
