'use client';
import { localeTable } from '@college/contract/locales';
import { Pill, useLocale } from '@payloadcms/ui';
import { stateIn } from '../../platform/translations/state.ts';
import { useSay } from '../use-say.ts';
import { stateSentences } from './state-sentences.ts';
import { useHeading } from './use-heading.ts';
import { useInAllLanguages } from './use-in-all-languages.ts';
import { useOtherLocales } from './use-other-locales.ts';

/** On a form: what lacks in each other language, or has become older than the English, and the way there. */
export function TranslationState({ words }: { words: string[] }) {
  const say = useSay();
  const record = useInAllLanguages();
  useHeading(record);
  const others = useOtherLocales();
  const { code } = useLocale();
  if (!record) return null;
  const open = others.flatMap((locale) => {
    const state = stateIn(locale, words, record);
    return state === 'whole' ? [] : [{ locale, state }];
  });
  if (open.length === 0) return null;
  return (
    <ul className="field-type translation-state">
      {open.map(({ locale, state }) => (
        <li key={locale}>
          <Pill pillStyle="warning" size="small">
            {localeTable[locale].label}: {say(stateSentences[state])}
          </Pill>
          {code !== locale && <a href={`?locale=${locale}`}>{say('Write it')}</a>}
        </li>
      ))}
    </ul>
  );
}
