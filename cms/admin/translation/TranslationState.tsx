'use client';
import { asRecord } from '@college/contract/as-record';
import { DEFAULT_LOCALE, localeTable, translations } from '@college/contract/locales';
import { Pill, useConfig, useDocumentInfo, useDocumentTitle, useLocale } from '@payloadcms/ui';
import { useEffect, useState } from 'react';
import { type InAllLanguages, stateIn } from '../../platform/translations/state.ts';
import { useSay } from '../use-say.ts';
import { stateSentences } from './state-sentences.ts';

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
          {code !== locale && <a href={`?locale=${locale}`}>{say('Translate')}</a>}
        </li>
      ))}
    </ul>
  );
}

/** Heads the form of a record that has no title in its language by its English one; Payload does by its number. */
function useHeading(record: InAllLanguages | undefined): void {
  const { id, collectionSlug = '' } = useDocumentInfo();
  const { title, setDocumentTitle } = useDocumentTitle();
  const { useAsTitle } = useConfig().getEntityConfig({ collectionSlug })?.admin ?? {};
  const english = asRecord(asRecord(record)[useAsTitle ?? ''])[DEFAULT_LOCALE];
  useEffect(() => {
    if (title === String(id) && typeof english === 'string' && english) setDocumentTitle(english);
  }, [title, id, english, setDocumentTitle]);
}

/** Every field of a form asks for the same record: it travels once. */
const asked = new Map<string, Promise<InAllLanguages | undefined>>();

/** The record of the open form as it was last saved, with all of its languages. */
function useInAllLanguages(): InAllLanguages | undefined {
  const { id, collectionSlug, lastUpdateTime } = useDocumentInfo();
  const [record, setRecord] = useState<InAllLanguages>();
  useEffect(() => {
    if (collectionSlug === undefined || id === undefined) return;
    let isOpen = true;
    const address = `/api/${collectionSlug}/${id}?locale=all&draft=true&trash=true&depth=0`;
    const key = `${address} ${lastUpdateTime}`;
    if (!asked.has(key)) {
      asked.clear();
      asked.set(key, read(address));
    }
    asked.get(key)?.then((answer) => {
      if (isOpen) setRecord(answer);
    });
    return () => {
      isOpen = false;
    };
  }, [collectionSlug, id, lastUpdateTime]);
  return record;
}

/** Nothing where it did not come: a form is written without it, too. */
async function read(address: string): Promise<InAllLanguages | undefined> {
  try {
    const response = await fetch(address, { credentials: 'include' });
    return response.ok ? await response.json() : undefined;
  } catch {
    return undefined;
  }
}

/** The languages that texts are translated into; none in a college of one language. */
function useOtherLocales() {
  const { localization } = useConfig().config;
  const offered = localization ? localization.localeCodes : [];
  return offered.length > 1 ? translations.filter((locale) => offered.includes(locale)) : [];
}
