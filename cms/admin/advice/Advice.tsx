'use client';
import { Banner, useConfig, useFormFields } from '@payloadcms/ui';
import { useEffect, useState } from 'react';
import { lacksLastDay } from '../../content/notices/needs-last-day.ts';
import { useSay } from '../use-say.ts';

/** Milliseconds without typing before the check. */
const PAUSE = 600;

/** Warns about broken links in a form. The form can still be saved. */
export function LinkAdvice() {
  const addresses = useFormFields(([fields]) =>
    addressesIn(Object.values(fields).map(({ value }) => value)).join('\n'),
  );
  const advice = useAdviceOn(addresses);
  return advice.map((sentence) => (
    <Banner key={sentence} type="warning">
      {sentence}
    </Banner>
  ));
}

function useAdviceOn(addresses: string): string[] {
  const { api } = useConfig().config.routes;
  const [advice, setAdvice] = useState<string[]>([]);
  useEffect(() => {
    setAdvice([]);
    if (!addresses) return;
    const asking = new AbortController();
    const ask = async () => {
      const response = await fetch(`${api}/link-advice`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify({ addresses: addresses.split('\n') }),
        signal: asking.signal,
      });
      if (response.ok) setAdvice(await response.json());
    };
    // The form works without advice.
    const typing = setTimeout(() => void ask().catch(() => {}), PAUSE);
    return () => {
      clearTimeout(typing);
      asking.abort();
    };
  }, [addresses, api]);
  return advice;
}

/** Warns about a notice that has a file but no text. It can still be published. */
export function NoticeAdvice() {
  const say = useSay();
  const attached = useFormFields(([fields]) => filled(fields.uploads?.value));
  const silent = useFormFields(([fields]) => isEmptyText(fields.description?.value));
  if (!attached || !silent) return null;
  return (
    <Banner type="warning">
      {say(
        'This notice has a file but no text. Files are hard to read on a phone and for blind visitors. Please write in the text what the notice is about, and who has to do what by when.',
      )}
    </Banner>
  );
}

/** Warns about a tender, a vacancy or an admission without a last day. It can still be published. */
export function LastDayAdvice() {
  const say = useSay();
  const isMissing = useFormFields(([{ type, title, deadline, expires }]) =>
    lacksLastDay({
      type: type?.value,
      title: title?.value,
      deadline: deadline?.value,
      expires: expires?.value,
    }),
  );
  if (!isMissing) return null;
  return (
    <Banner type="warning">
      {say(
        'A tender, a vacancy or an admission ends on a day. Enter it as the due date. Without it, the notice stays in the current list.',
      )}
    </Banner>
  );
}

const filled = (value: unknown) => Array.isArray(value) && value.length > 0;

/** Reads texts and links from the fields of a form. */
const isNode = (value: unknown): value is Record<string, unknown> =>
  value !== null && typeof value === 'object';

/** True for a text without words. A picture counts as words. */
export function isEmptyText(value: unknown): boolean {
  return !isNode(value) || !hasContent(value.root);
}

function hasContent(node: unknown): boolean {
  if (!isNode(node)) return false;
  if (node.type === 'upload') return true;
  if (typeof node.text === 'string' && node.text.trim() !== '') return true;
  return Array.isArray(node.children) && node.children.some(hasContent);
}

/** Returns all addresses in the fields of a form: fields that are an address, and links in texts. */
export const addressesIn = (values: readonly unknown[]): string[] =>
  values.flatMap((value) => {
    if (typeof value === 'string') return isAddress(value) ? [value.trim()] : [];
    return isNode(value) ? linksOf(value.root) : [];
  });

const isAddress = (line: string) => /^\s*(https?:\/\/|\/(?!\/))\S+\s*$/i.test(line);

function linksOf(node: unknown): string[] {
  if (!isNode(node)) return [];
  const { url, linkType } = isNode(node.fields) ? node.fields : {};
  const own =
    typeof url === 'string' && linkType !== 'internal' && isAddress(url) ? [url.trim()] : [];
  return [...own, ...(Array.isArray(node.children) ? node.children.flatMap(linksOf) : [])];
}
