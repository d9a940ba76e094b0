/**
 * Consents that senders of a form give, in the words that they read. The backend stores the words with the submission, so
 * that a college can show later who agreed to what. The names are those of the fields of the calls and of the boxes.
 */
import type { Locale } from './locales.ts';

/** A text in each language, English in a language without one. */
type Words = Readonly<Record<'en' | 'as', string> & Partial<Record<Locale, string>>>;

export interface Consent {
  text: Words;
  /** Message of the form if the box is not ticked; a consent without it is free. */
  missing?: Words;
}

export const consentNames = ['consent', 'consent_publish', 'show_contact', 'of_age'] as const;
export type ConsentName = (typeof consentNames)[number];

const keep: Consent = {
  text: {
    en: 'I agree that the college keeps these details for this purpose',
    as: 'এই উদ্দেশ্যে মহাবিদ্যালয়ে এইখিনি ৰখাত মোৰ সন্মতি আছে',
  },
  missing: {
    en: 'Tick this box so that the college may keep your details',
    as: 'মহাবিদ্যালয়ে আপোনাৰ তথ্য ৰাখিব পৰাকৈ এই ঘৰটোত চিন দিয়ক',
  },
};

/** The consents of each form, in the order of its boxes. */
export const consents = {
  addvisitornote: { consent: keep },
  'add-alumni-registration': {
    consent: keep,
    consent_publish: {
      text: {
        en: 'I agree that this website shows my name, batch, department, occupation and photo',
        as: 'এই ৱেবছাইটত মোৰ নাম, বেচ, বিভাগ, জীৱিকা আৰু ফটো দেখুওৱাত মোৰ সন্মতি আছে',
      },
    },
    show_contact: {
      text: {
        en: 'My e-mail address and phone number may be shown on the website',
        as: 'মোৰ ই-মেইল ঠিকনা আৰু ফোন নম্বৰ ৱেবছাইটত দেখুৱাব পাৰে',
      },
    },
  },
  'add-message': {
    consent: keep,
    consent_publish: {
      text: {
        en: 'I agree that this website shows my name, batch, message and photo',
        as: 'এই ৱেবছাইটত মোৰ নাম, বেচ, বাৰ্তা আৰু ফটো দেখুওৱাত মোৰ সন্মতি আছে',
      },
      missing: {
        en: "Tick this box, because messages are sent to be shown. To write to the office only, send a visitor's note",
        as: 'এই ঘৰটোত চিন দিয়ক, কাৰণ বাৰ্তাবোৰ দেখুৱাবলৈ পঠিওৱা হয়। কেৱল কাৰ্যালয়লৈ লিখিবলৈ দৰ্শনাৰ্থীৰ টোকা ব্যৱহাৰ কৰক',
      },
    },
    of_age: {
      text: {
        en: 'I am 18 years old or older (if not, the office asks a parent or guardian before it shows your message)',
        as: 'মোৰ বয়স 18 বছৰ বা তাতকৈ অধিক (নহ’লে বাৰ্তাটো দেখুওৱাৰ আগতে কাৰ্যালয়ে পিতৃ-মাতৃ বা অভিভাৱকক সোধে)',
      },
    },
  },
} as const satisfies Readonly<Record<string, Partial<Record<ConsentName, Consent>>>>;

export type ConsentCall = keyof typeof consents;

const consentsOf = (call: ConsentCall): [ConsentName, Consent][] =>
  Object.entries(consents[call]) as [ConsentName, Consent][];

/** A box of a form in the language of its page. */
export interface ConsentBox {
  name: ConsentName;
  text: string;
  missing?: string;
}

export const consentBoxes = (call: ConsentCall, locale: Locale): ConsentBox[] =>
  consentsOf(call).map(([name, { text, missing }]) => ({
    name,
    text: inWords(text, locale),
    ...(missing && { missing: inWords(missing, locale) }),
  }));

const inWords = (words: Words, locale: Locale): string => words[locale] ?? words.en;
