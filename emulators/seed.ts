import { initializeApp } from 'firebase-admin/app';
import { FieldValue, getFirestore } from 'firebase-admin/firestore';
import { isAlreadyExists } from '../functions/src/firestore.ts';
import { collections } from '../shared/collections.ts';
import type { StoredRequest } from '../shared/consultationRequest.ts';
import type { Language } from '../shared/languages.ts';
import type { Lead } from '../shared/lead.ts';
import type { Emulators } from './configuration.ts';
import { emulatedProject } from './emulatedProject.ts';

/** A sample request in each language, with every field of the form. */
export const seeds: Record<Language, Required<Omit<StoredRequest, keyof Lead>>> = {
  en: {
    name: 'Margaret Holloway',
    email: 'margaret.holloway@bakery.example',
    phone: '+44 20 7946 0123',
    company: 'Holloway & Daughters Bakery',
    project_type: 'website',
    budget: '5k_15k',
    message:
      'We sell bread in four shops and would like to take orders online by 6 in the evening for the next morning.\nCould you show us something similar you have built?',
    preferred_contact: 'email',
    language: 'en',
  },
  de: {
    name: 'Jürg Aebischer',
    email: 'j.aebischer@spedition-aare.example',
    phone: '+41 31 555 01 23',
    company: 'Spedition Aare AG',
    project_type: 'cloud_solutions',
    budget: '15k_50k',
    message:
      'Unsere Disposition läuft auf einem Server im Keller, der in die Jahre gekommen ist. Wir möchten in die Cloud wechseln, ohne dass an einem Werktag ein Lastwagen stehen bleibt.',
    preferred_contact: 'phone',
    language: 'de',
  },
  fr: {
    name: 'Éloïse Favre',
    email: 'eloise.favre@cabinet-favre.example',
    phone: null,
    company: null,
    project_type: 'cybersecurity',
    budget: 'under_5k',
    message:
      'Notre cabinet médical a reçu un courriel suspect la semaine passée. Pourriez-vous contrôler nos postes et former les quatre collaboratrices ?',
    preferred_contact: 'email',
    language: 'fr',
  },
};

/** Stores the sample requests. The functions send the usual e-mails about them. */
export const seed = async ({ name }: Emulators): Promise<void> => {
  const firestore = getFirestore(initializeApp({ projectId: await emulatedProject(name) }));
  for (const [language, request] of Object.entries(seeds))
    try {
      const document = firestore.collection(collections.requests).doc(`Seed${language}`.padEnd(20, '0'));
      await document.create({ ...request, created_at: FieldValue.serverTimestamp() });
    } catch (error) {
      if (!isAlreadyExists(error)) throw error;
    }
};
