/** Fields of the college in the set-up. */
import { motifs, streams, TIME_ZONE } from '@college/contract/codes';
import { type Locale, localeTable } from '@college/contract/locales';
import { motifLabels } from '../../content/home/appearance.ts';
import { languageOptions, languages } from '../../content/home/languages.ts';
import { collegeLocales, mainLocale, otherLocales } from '../../platform/college-languages.ts';
import { type Facts, namingFields } from '../../staff-api/set-up/facts.ts';
import { inAllLanguages, labelIn } from '../../words/languages.ts';
import { say } from '../../words/say.ts';
import type { CollegeField } from './FormField.tsx';

const labels = {
  name: 'Name',
  tagline: 'Tagline',
  affiliation: 'Affiliation',
  address: 'Postal address',
};

const nameOf = (language: string, label: string) => labelIn(language, inAllLanguages(label));

export const streamChoices = (language: string) =>
  streams.map((value) => ({
    value,
    label: nameOf(language, value.charAt(0) + value.slice(1).toLowerCase()),
  }));

/** Choice of languages. It has its own button, because other fields depend on it. */
export const languageField = ({ college }: Facts, language: string): CollegeField => ({
  path: 'languages',
  locale: mainLocale(),
  label: nameOf(language, String(languages.label)),
  value: college.languages ?? 'all',
  choices: languageOptions.map(({ value, label }) => ({ value, label: labelIn(language, label) })),
  hint: nameOf(language, String(languages.admin?.description)),
});

export function fieldsOf(
  step: 'college' | 'languages' | 'colours',
  { college, translated }: Facts,
  language: string,
): CollegeField[] {
  const naming = (field: keyof typeof labels, locale: Locale): CollegeField => ({
    path: field,
    locale,
    label:
      otherLocales().length > 0
        ? `${nameOf(language, labels[field])} (${localeTable[locale].label})`
        : nameOf(language, labels[field]),
    value: (locale === mainLocale() ? college : translated[locale])?.[field] ?? '',
    required: field === 'name' && locale === mainLocale(),
    isNeeded: field === 'name' || field === 'address',
  });
  const plain = (path: string, label: string, value: string | null | undefined): CollegeField => ({
    path,
    locale: mainLocale(),
    label: nameOf(language, label),
    value: value ?? '',
  });
  /** True if the step needs it. */
  const needed: typeof plain = (...field) => ({ ...plain(...field), isNeeded: true });
  if (step === 'languages')
    return otherLocales().flatMap((locale) =>
      namingFields.map((field) => ({
        ...naming(field, locale),
        isNeeded: Boolean(college[field]),
      })),
    );
  if (step === 'colours') {
    const { primary, accent, motif } = college.appearance ?? {};
    return [
      { ...plain('appearance.primary', 'First colour', primary || '#a3161f'), kind: 'color' },
      { ...plain('appearance.accent', 'Second colour', accent || '#b8892f'), kind: 'color' },
      {
        ...plain('appearance.motif', 'Below the header', motif ?? motifs[0]),
        choices: motifs.map((value) => ({ value, label: nameOf(language, motifLabels[value]) })),
      },
    ];
  }
  return [
    ...collegeLocales().map((locale) => naming('name', locale)),
    {
      ...needed('emblem', 'Emblem', ''),
      kind: 'file',
      hint: college.emblem
        ? say(language, 'A file is already uploaded. Choose a file only to replace it.')
        : say(language, 'PNG or JPEG, square, at least 400 pixels wide.'),
    },
    naming('address', mainLocale()),
    naming('affiliation', mainLocale()),
    needed('established', 'Established', college.established),
    plain('email', 'E-mail', college.email),
    plain('phone', 'Phone', college.phone),
    plain('map.latitude', 'Latitude', college.map?.latitude),
    plain('map.longitude', 'Longitude', college.map?.longitude),
    {
      ...plain('time_zone', 'Time zone', college.time_zone),
      hint: say(language, 'If empty: {{zone}}.', { zone: TIME_ZONE }),
    },
  ];
}
