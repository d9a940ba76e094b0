import { expect, test } from 'vitest';
import { fileLifetimes, plainName } from './files.ts';

test.each([
  ['exam-3f2a91c0.pdf', 'exam.pdf'],
  ['gate-3f2a91c0-1600x1067.jpg', 'gate.jpg'],
  ['gate-3f2a91c0-1600x1067-2.jpg', 'gate.jpg'],
  ['exam-3f2a91c0-1.pdf', 'exam.pdf'],
  ['exam.pdf', 'exam.pdf'],
  ['exam-3f2a91c.pdf', 'exam-3f2a91c.pdf'],
  ['exam-3f2a91c0', 'exam-3f2a91c0'],
])('%s is called %s', (kept, plain) => expect(plainName(kept)).toBe(plain));

test('only what can never change is kept without asking again', () => {
  const seconds = (lifetime: string, name: string) =>
    Number(new RegExp(`(?:^|, )${name}=(\\d+)`).exec(lifetime)?.[1]);
  expect(seconds(fileLifetimes.stable, 'max-age')).toBe(0);
  expect(fileLifetimes.stable).toContain('must-revalidate');
  expect(fileLifetimes.hashed).toContain('immutable');
  for (const lifetime of Object.values(fileLifetimes))
    expect(seconds(lifetime, 's-maxage')).toBe(1);
});
