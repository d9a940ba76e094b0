/** The languages in which a college writes its website. */
import { inEachLocale, type Locale, locales } from '@college/contract/locales';
import type { GlobalAfterChangeHook, SelectField } from 'payload';
import { administratorsField } from '../../access.ts';
import { setCollegeLanguages } from '../../platform/college-languages.ts';
import { queueRefresh } from '../../search/refresh-task.ts';

/** The value for all languages; each other value is the code of a single one. */
const ALL = 'all';

/** “English and Assamese”, in each language. */
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

/** Applies the choice to this process at once; other processes read it with the content revision. */
export const applyLanguages: GlobalAfterChangeHook = async ({ doc, previousDoc, req }) => {
  setCollegeLanguages(doc.languages);
  // Searches find words of the languages of the college alone.
  if ((doc.languages ?? ALL) !== (previousDoc?.languages ?? ALL)) await queueRefresh(req);
  return doc;
};
