'use client';
import { asRecord } from '@college/contract/as-record';
import { DEFAULT_LOCALE, localeTable, translations } from '@college/contract/locales';
import { Pill, useConfig, useDocumentInfo, useDocumentTitle, useLocale } from '@payloadcms/ui';
import { useEffect, useState } from 'react';
import {
  type InAllLanguages,
  stateIn,
  stateSentences,
} from '../../platform/translations/translation-state.ts';
import { useSay } from '../use-say.ts';

/** Missing or outdated translations in a form, with links to write them. */
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

/** Shows the English title of a record that has none in this language. Payload shows its id. */
function useHeading(record: InAllLanguages | undefined): void {
  const { id, collectionSlug = '' } = useDocumentInfo();
  const { title, setDocumentTitle } = useDocumentTitle();
  const { useAsTitle } = useConfig().getEntityConfig({ collectionSlug })?.admin ?? {};
  const english = asRecord(asRecord(record)[useAsTitle ?? ''])[DEFAULT_LOCALE];
  useEffect(() => {
    if (title === String(id) && typeof english === 'string' && english) setDocumentTitle(english);
  }, [title, id, english, setDocumentTitle]);
}

/** Requests of this page. Several components of a form share one. */
const requests = new Map<string, Promise<InAllLanguages | undefined>>();

/** The saved record of the open form with all of its languages. */
function useInAllLanguages(): InAllLanguages | undefined {
  const { id, collectionSlug, lastUpdateTime } = useDocumentInfo();
  const [record, setRecord] = useState<InAllLanguages>();
  useEffect(() => {
    if (collectionSlug === undefined || id === undefined) return;
    let isOpen = true;
    const address = `/api/${collectionSlug}/${id}?locale=all&draft=true&trash=true&depth=0`;
    const key = `${address} ${lastUpdateTime}`;
    if (!requests.has(key)) {
      requests.clear();
      requests.set(key, readRecord(address));
    }
    requests.get(key)?.then((answer) => {
      if (isOpen) setRecord(answer);
    });
    return () => {
      isOpen = false;
    };
  }, [collectionSlug, id, lastUpdateTime]);
  return record;
}

/** Resolves to undefined if the request fails. The form works without it. */
async function readRecord(address: string): Promise<InAllLanguages | undefined> {
  try {
    const response = await fetch(address, { credentials: 'include' });
    return response.ok ? await response.json() : undefined;
  } catch {
    // The form works without it.
    return undefined;
  }
}

/** The languages that texts are translated into. Empty in a college of one language. */
function useOtherLocales() {
  const { localization } = useConfig().config;
  const offered = localization ? localization.localeCodes : [];
  return offered.length > 1 ? translations.filter((locale) => offered.includes(locale)) : [];
}
