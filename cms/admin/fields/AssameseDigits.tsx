'use client';
import { latinDigits } from '@college/contract/latin-digits';
import { type ReactNode, useEffect } from 'react';

/** Takes Assamese digits where a number is typed or pasted. Texts and dates keep what was typed. */
export function AssameseDigits({ children }: { children: ReactNode }) {
  useEffect(() => {
    document.addEventListener('beforeinput', insertLatin, true);
    return () => document.removeEventListener('beforeinput', insertLatin, true);
  }, []);
  return children;
}

function insertLatin(event: InputEvent): void {
  const { data, target } = event;
  if (!data || !(target instanceof HTMLInputElement) || target.type !== 'number') return;
  const latin = latinDigits(data);
  if (latin === data) return;
  event.preventDefault();
  // execCommand triggers React's input event and can be undone by the user.
  document.execCommand('insertText', false, latin);
}
