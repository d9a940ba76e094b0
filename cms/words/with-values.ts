import { inBengali } from '@college/contract/digits-by-word';

const number = /^[\d\s.,:/–-]+$/;

/**
 * Replaces `{{name}}` in a sentence by its value. A number, day or time before a Bengali letter gets Bengali digits, as
 * the rest of its word.
 */
export const withValues = (
  sentence: string,
  values: Record<string, string | number | readonly string[]> = {},
): string =>
  sentence.replace(/\{\{(\w+)\}\}(?=([\u0980-\u09ff])?)/g, (_, name: string, letter?: string) => {
    const value = String(values[name] ?? '');
    return letter && number.test(value) ? inBengali(value) : value;
  });
