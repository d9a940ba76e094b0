/** The few fields of the college that the set-up asks for, as its own form has them. */
import { motifs, streams, TIME_ZONE } from '@college/contract/codes';
import {
  DEFAULT_LOCALE,
  type Locale,
  locales,
  localeTable,
  translations,
} from '@college/contract/locales';
import { motifLabels } from '../../content/home/appearance.ts';
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

export function fieldsOf(
  step: 'college' | 'languages' | 'colours',
  { college, translated }: Facts,
  language: string,
): CollegeField[] {
  const naming = (field: keyof typeof labels, locale: Locale): CollegeField => ({
    path: field,
    locale,
    label: `${nameOf(language, labels[field])} (${localeTable[locale].label})`,
    value: (locale === DEFAULT_LOCALE ? college : translated[locale])?.[field] ?? '',
    required: field === 'name' && locale === DEFAULT_LOCALE,
    isNeeded: field === 'name' || field === 'address',
  });
  const plain = (path: string, label: string, value: string | null | undefined): CollegeField => ({
    path,
    locale: DEFAULT_LOCALE,
    label: nameOf(language, label),
    value: value ?? '',
  });
  /** Without it the step is not done. */
  const needed: typeof plain = (...field) => ({ ...plain(...field), isNeeded: true });
  if (step === 'languages')
    return translations.flatMap((locale) =>
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
    ...locales.map((locale) => naming('name', locale)),
    {
      ...needed('emblem', 'Emblem', ''),
      kind: 'file',
      hint: college.emblem
        ? say(language, 'There is one: choose a file only to replace it.')
        : say(language, 'PNG or JPEG, square, at least 400 pixels wide.'),
    },
    naming('address', DEFAULT_LOCALE),
    naming('affiliation', DEFAULT_LOCALE),
    needed('established', 'Established', college.established),
    plain('email', 'E-mail', college.email),
    plain('phone', 'Phone', college.phone),
    plain('map.latitude', 'Latitude', college.map?.latitude),
    plain('map.longitude', 'Longitude', college.map?.longitude),
    {
      ...plain('time_zone', 'Time zone', college.time_zone),
      hint: say(language, '{{zone}}, where nothing else is written.', { zone: TIME_ZONE }),
    },
  ];
}
