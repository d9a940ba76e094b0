'use client';
import { latinDigits } from '@college/contract/latin-digits';
import { type ReactNode, useEffect } from 'react';

/** Fields of the browser and of Payload's calendar, which know 0 to 9 alone and drop other digits without a word. */
const countsInLatin = (input: HTMLInputElement): boolean =>
  input.type === 'number' || input.closest('.react-datepicker__input-container') !== null;

/** Takes Assamese digits where a number or a date is typed or pasted. Texts keep what was typed. */
export function AssameseDigits({ children }: { children: ReactNode }) {
  useEffect(() => {
    document.addEventListener('beforeinput', insertLatin, true);
    return () => document.removeEventListener('beforeinput', insertLatin, true);
  }, []);
  return children;
}

function insertLatin(event: InputEvent): void {
  const { data, target } = event;
  if (!data || !(target instanceof HTMLInputElement) || !countsInLatin(target)) return;
  const latin = latinDigits(data);
  if (latin === data) return;
  event.preventDefault();
  // The only way that the form of React learns of it, and that can be undone.
  document.execCommand('insertText', false, latin);
}
