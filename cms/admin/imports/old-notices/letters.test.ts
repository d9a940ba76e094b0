/**
 * Tests guesses of titles on invented notices in the style of college offices. In their files each starts with `===` and
 * its expected title.
 */
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { guessFromText } from './guess-from-text.ts';

const LEAST = 0.9;

function lettersOf(name: string): { title: string; text: string }[] {
  const file = readFileSync(new URL(`testing/${name}.txt`, import.meta.url), 'utf8');
  return file
    .split(/^=== /m)
    .slice(1)
    .map((letter) => {
      const [title = '', ...lines] = letter.split('\n');
      return { title, text: lines.join('\n') };
    });
}

it.each(['letters', 'held-out-letters'])('guesses nine titles of ten right: %s', (name) => {
  const letters = lettersOf(name);
  const wrong = letters
    .map(({ title, text }) => ({ title, guess: guessFromText(text).title }))
    .filter(({ title, guess }) => title !== guess);
  expect(letters.length).toBeGreaterThan(20);
  expect(1 - wrong.length / letters.length, JSON.stringify(wrong, null, 1)).toBeGreaterThanOrEqual(
    LEAST,
  );
});
