'use client';
import { TIME_ZONE } from '@college/contract/codes';
import { useTranslation } from '@payloadcms/ui';
import { type ReactNode, useEffect } from 'react';
import { dateRefusal, typedDay } from '../../time-zone/stored-date.ts';

/** The date field of a filter above a list, of which Payload offers no other way to replace the component. */
const filterDate = (target: EventTarget | null): HTMLInputElement | undefined =>
  target instanceof HTMLInputElement && target.closest('.condition__value .date-time-picker')
    ? target
    : undefined;

/**
 * Reads typed dates of filters as fields of forms do. Payload's date picker, which would guess, sees only days as DD-MM-YYYY,
 * when the field is left or Enter is pressed.
 */
export function FilterDates({ children }: { children: ReactNode }) {
  const { language } = useTranslation().i18n;
  useEffect(() => {
    const events = ['input', 'change', 'keydown'];
    const read = (event: Event) => readTyped(event, language);
    for (const type of events) document.addEventListener(type, read, true);
    return () => {
      for (const type of events) document.removeEventListener(type, read, true);
    };
  }, [language]);
  return children;
}

function readTyped(event: Event, language: string): void {
  const input = filterDate(event.target);
  if (!input || passedOn.has(event)) return;
  if (event.type === 'keydown' && !('key' in event && event.key === 'Enter')) return;
  event.stopImmediatePropagation();
  input.setCustomValidity('');
  if (event.type === 'input') return;
  event.preventDefault();
  const text = input.value.trim();
  const refusal = dateRefusal(language, text);
  input.setCustomValidity(refusal ?? '');
  if (refusal) input.reportValidity();
  else passOn(input, typedDay(text, TIME_ZONE));
}

/** Events for the date picker. */
const passedOn = new WeakSet<Event>();

function passOn(input: HTMLInputElement, day: string): void {
  const { set } = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value') ?? {};
  set?.call(input, day);
  const event = new Event('input', { bubbles: true });
  passedOn.add(event);
  input.dispatchEvent(event);
}
