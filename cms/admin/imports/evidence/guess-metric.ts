/** Guesses the metric and the title of an evidence file from its name. */
import { latinDigits } from '@college/contract/latin-digits';

export interface Guess {
  /** One of the given numbers; '' if the name contains none. */
  metric: string;
  title: string;
}

/**
 * Numbers of metrics with their various separators: `3.4.4`, `3_4_4 MoU`, `Criterion 3-4-4 (a)`.
 */
const number = /(?<![\p{L}\p{Nd}.])[1-9]\p{Nd}?(?:\s*[._-]\s*[1-9]\p{Nd}?)+(?!\p{Nd})/gu;

/** Title of a file whose name is only a number. */
const UNTITLED = 'Supporting document';

export function guessOf(fileName: string, numbers: readonly string[]): Guess {
  const name = latinDigits(fileName.replace(/\.[^.]*$/, '').normalize('NFC'));
  for (const { 0: match, index } of name.matchAll(number)) {
    const metric = metricOf(match, numbers);
    if (!metric) continue;
    const rest = `${name.slice(0, index)} ${name.slice(index + match.length)}`;
    return { metric, title: titleOf(rest) || UNTITLED };
  }
  return { metric: '', title: titleOf(name) };
}

/**
 * The metric of a number. `3.4.4.1` belongs to 3.4.4, because the data of a metric have numbers
 * below its own.
 */
function metricOf(match: string, numbers: readonly string[]): string | undefined {
  const parts = match.split(/(?:(?<!\s)\s+)?[._-]\s*/);
  for (let length = parts.length; length > 0; length--) {
    const number = parts.slice(0, length).join('.');
    if (numbers.includes(number)) return number;
  }
  return undefined;
}

/** The title without words that only announce a number. */
function titleOf(words: string): string {
  const title = words
    .replace(/\((?:\d+|[a-z])\)|\b(?:criterion|criteria|metric|key indicator|q[nl]m|copy)\b/gi, ' ')
    // Years and numbers keep their form: 2024-25, 9.9.9.
    .replace(/(?:[_–+\s:]|(?<!\p{Nd})[-.]|[-.](?!\p{Nd}))+/gu, ' ')
    .trim();
  return title.charAt(0).toUpperCase() + title.slice(1);
}
