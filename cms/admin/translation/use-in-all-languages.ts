'use client';
import { useDocumentInfo } from '@payloadcms/ui';
import { useEffect, useState } from 'react';
import type { InAllLanguages } from '../../platform/translations/state.ts';

/** Every field of a form asks for the same record: it travels once. */
const asked = new Map<string, Promise<InAllLanguages | undefined>>();

/** The record of the open form as it was last saved, with all of its languages. */
export function useInAllLanguages(): InAllLanguages | undefined {
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
