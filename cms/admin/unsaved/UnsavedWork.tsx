'use client';
import {
  Button,
  useAuth,
  useConfig,
  useDocumentInfo,
  useForm,
  useFormFields,
  useFormModified,
  useFormProcessing,
  useFormSubmitted,
  useLocale,
} from '@payloadcms/ui';
import type { ClientField } from 'payload';
import { useEffect, useRef, useState } from 'react';
import { momentText } from '../../time-zone/moment.ts';
import { useSay } from '../use-say.ts';
import { NewerVersion } from './NewerVersion.tsx';
import {
  changedFields,
  forget,
  keep,
  keysOf,
  type Unsaved,
  unsavedOf,
  type Values,
} from './unsaved-store.ts';

/** Milliseconds without typing before it is kept. */
const PAUSE = 300;

/**
 * Stands in every form. Keeps what is typed in the browser, offers what an earlier form did not save, and compares a refused
 * form with the newest version.
 */
export function UnsavedWork() {
  const { data = {} } = useDocumentInfo();
  // The version that the form was opened with. A saved form has new data and begins again.
  const [earlier, setEarlier] = useState<{ data: Values; opened: Values }>();
  const opened = earlier?.data === data ? earlier.opened : data;
  useKeeping(opened);
  return (
    <>
      <Offers onUse={(typed) => setEarlier({ data, opened: { ...data, ...typed } })} />
      <NewerVersion opened={opened} />
    </>
  );
}

/** Beginning of the keys of the open record. */
function useKeys(): string {
  const { id, collectionSlug, globalSlug } = useDocumentInfo();
  const { code } = useLocale();
  return keysOf(useAuth().user?.id, `${globalSlug ?? collectionSlug} ${id ?? 'new'} ${code}`);
}

/** Names of fields that are not kept: all of an account, because it has a password, and personal numbers. */
function usePrivateFields(): (name: string) => boolean {
  const { collectionSlug, globalSlug } = useDocumentInfo();
  const { getEntityConfig } = useConfig();
  const config = collectionSlug
    ? getEntityConfig({ collectionSlug })
    : getEntityConfig({ globalSlug: globalSlug ?? '' });
  if (!config || ('auth' in config && config.auth)) return () => true;
  const names = privateNames(config.fields);
  return (name) => names.includes(name);
}

const privateNames = (fields: readonly ClientField[]): string[] =>
  fields.flatMap((field) => {
    if (field.type === 'tabs') return field.tabs.flatMap((tab) => privateNames(tab.fields));
    if ('fields' in field && !('name' in field)) return privateNames(field.fields);
    return 'name' in field && field.admin?.custom?.isPrivate ? [field.name] : [];
  });

/** Keeps what is typed until it is saved. */
function useKeeping(opened: Values): void {
  const { getData, setModified } = useForm();
  const fields = useFormFields(([all]) => all);
  const modified = useFormModified();
  const isBusy = useFormProcessing();
  // True after a refusal only.
  const isRefused = useFormSubmitted();
  const isPrivate = usePrivateFields();
  const keys = useKeys();
  const [form] = useState(() => `${Date.now()}-${Math.random()}`);
  const key = keys + form;

  const write = useRef(() => {});
  write.current = () => {
    const changed = Object.entries(changedFields(getData(), opened));
    const values = Object.fromEntries(changed.filter(([name]) => !isPrivate(name)));
    const names = Object.keys(values);
    if (names.length === 0) return forget(key);
    const before = ['updatedAt', ...names].map((name) => [name, opened[name]]);
    keep({ key, at: new Date().toISOString(), values, opened: Object.fromEntries(before) });
  };
  useEffect(() => {
    if (!modified || !fields) return;
    const keepNow = () => write.current();
    const typing = setTimeout(keepNow, PAUSE);
    window.addEventListener('pagehide', keepNow);
    return () => {
      clearTimeout(typing);
      window.removeEventListener('pagehide', keepNow);
    };
  }, [fields, modified]);

  const wasModified = useRef(false);
  const isSaved = !modified && !isRefused && !isBusy;
  useEffect(() => {
    if (wasModified.current && isSaved) forget(key);
    // While it is being saved, a form is not modified any more and not saved yet.
    if (modified || isSaved) wasModified.current = modified;
    // Payload takes a refused form for saved: its buttons would do nothing, and leaving it would drop what was typed.
    if (isRefused && !isBusy && !modified) setModified(true);
  }, [isBusy, isRefused, isSaved, key, modified, setModified]);

  // A new record may open its own form before this one has seen that it is saved.
  const isLost = useRef(false);
  isLost.current = !modified && !isRefused;
  useEffect(
    () => () => {
      if (isLost.current) forget(key);
    },
    [key],
  );
}

/** Offers to use or throw away the texts that earlier forms of this record did not save. */
function Offers({ onUse }: { onUse: (opened: Values) => void }) {
  const { data = {}, hasSavePermission } = useDocumentInfo();
  const { getData, reset, setModified } = useForm();
  const { config, getEntityConfig } = useConfig();
  const { collectionSlug = '' } = useDocumentInfo();
  const { defaultTimezone = 'UTC' } = config.admin.timezones;
  const titleField = getEntityConfig({ collectionSlug })?.admin?.useAsTitle ?? '';
  const say = useSay();
  const keys = useKeys();
  const [offers, setOffers] = useState<Unsaved[]>([]);
  const saved = useRef(data);
  useEffect(() => {
    const isOpen = ({ values }: Unsaved) =>
      Object.keys(changedFields(values, saved.current)).length > 0;
    setOffers(unsavedOf(keys).filter(isOpen));
  }, [keys]);

  const drop = ({ key }: Unsaved) => {
    forget(key);
    setOffers((all) => all.filter((offer) => offer.key !== key));
  };
  async function use(offer: Unsaved) {
    const { updatedAt } = offer.opened;
    await reset({ ...getData(), ...offer.values, ...(updatedAt ? { updatedAt } : {}) });
    onUse(offer.opened);
    setModified(true);
    drop(offer);
  }
  if (!hasSavePermission) return null;
  return offers.map((offer) => {
    const title = offer.values[titleField];
    const at = momentText(offer.at, defaultTimezone);
    return (
      <div className="unsaved" key={offer.key} role="status">
        <p>
          {typeof title === 'string' && title
            ? say('You typed “{{title}}” on {{at}} and did not save it.', { title, at })
            : say('You typed something here on {{at}} and did not save it.', { at })}
        </p>
        <Button margin={false} onClick={() => void use(offer)} size="small">
          {say('Use it')}
        </Button>
        <Button buttonStyle="secondary" margin={false} onClick={() => drop(offer)} size="small">
          {say('Throw it away')}
        </Button>
      </div>
    );
  });
}
