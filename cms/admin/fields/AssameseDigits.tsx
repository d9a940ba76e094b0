'use client';
import { latinDigits } from '@college/contract/latin-digits';
import { type ReactNode, useEffect } from 'react';

/** True for number and date fields, because they accept only the digits 0 to 9. */
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
  // execCommand triggers React's input event and can be undone by the user.
  document.execCommand('insertText', false, latin);
}
