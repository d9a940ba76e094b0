/** The setting for the languages of the website. */
import { inEachLocale, type Locale, locales } from '@college/contract/locales';
import type { GlobalAfterChangeHook, SelectField } from 'payload';
import { administratorsField } from '../../access.ts';
import { setCollegeLanguages } from '../../platform/college-languages.ts';
import { queueRefresh } from '../../search/rebuild-index.ts';

/** The value for all languages. Every other value is the code of a single language. */
const ALL = 'all';

/** The joined names of languages, such as “English and Assamese”, in each language. */
const nameOf = (codes: readonly Locale[]) =>
  inEachLocale((language) => {
    const names = new Intl.DisplayNames([language], { type: 'language' });
    return new Intl.ListFormat(language).format(codes.map((code) => names.of(code) ?? code));
  });

export const languageOptions = [
  { value: ALL, label: nameOf(locales) },
  ...locales.map((code) => ({ value: code, label: nameOf([code]) })),
];

export const languages: SelectField = {
  name: 'languages',
  label: 'Languages of the website',
  type: 'select',
  options: languageOptions,
  defaultValue: ALL,
  access: { update: administratorsField },
  admin: {
    isClearable: false,
    description:
      'With one language, the other one is not shown, not asked for and not used in e-mails. Texts that you wrote in it are kept.',
  },
};

/**
 * Applies the setting to this process at once. Other processes read it with the next content
 * revision.
 */
export const applyLanguages: GlobalAfterChangeHook = async ({ doc, previousDoc, req }) => {
  setCollegeLanguages(doc.languages);
  // The search index contains only the languages of the college.
  if ((doc.languages ?? ALL) !== (previousDoc?.languages ?? ALL)) await queueRefresh(req);
  return doc;
};
