import type { Upload } from '@college/contract/entities';
import { plainName } from '@college/contract/files';
import { fileAddress } from './FileLink.tsx';

const letters = new Intl.Segmenter(undefined, { granularity: 'grapheme' });

/** A name of at most `longest` letters, then two dots; an Assamese conjunct counts as one letter and stays whole. */
export function cutName(name: string, longest: number): string {
  if (name.length <= longest) return name;
  const whole = Array.from(letters.segment(name), ({ segment }) => segment);
  return whole.length <= longest ? name : `${whole.slice(0, longest).join('')}..`;
}

/** What a file is called: its path without folders. */
export function fileName(file: Upload): string {
  const address = file.path || fileAddress(file);
  const last = address.replace(/\/+$/, '').split('/').at(-1) ?? address;
  try {
    return plainName(decodeURIComponent(last));
  } catch {
    return last;
  }
}
