import { localeTable } from '@college/contract/locales';
import { Pill } from '@payloadcms/ui';
import { otherLocales } from '../../platform/college-languages.ts';
import { type InAllLanguages, stateIn } from '../../platform/translations/translation-state.ts';
import { say } from '../../words/say.ts';
import { stateSentences } from './state-sentences.ts';

interface Props {
  language: string;
  words: readonly string[];
  record: InAllLanguages;
}

/** Missing or outdated translations of a record. */
export function TranslationPills({ language, words, record }: Props) {
  return otherLocales().map((locale) => {
    const state = stateIn(locale, words, record);
    if (state === 'whole') return null;
    return (
      <Pill key={locale} pillStyle="warning" size="small">
        {localeTable[locale].label}: {say(language, stateSentences[state])}
      </Pill>
    );
  });
}
