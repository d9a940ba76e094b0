import { expect, test } from 'vitest';
import { canBeFramed } from './Embed.tsx';

const origins = ['https://www.openstreetmap.org', 'https://*.films.example.org'];

test.each([
  ['https://www.openstreetmap.org/export/embed.html?bbox=1', true],
  ['https://a.films.example.org/1', true],
  ['https://films.example.org/1', false],
  ['https://otherfilms.example.org/1', false],
  ['http://www.openstreetmap.org/', false],
  ['https://www.openstreetmap.org.example.org/', false],
  ['mailto:office@example.org', false],
])('%s: %s', (address, framed) => {
  expect(canBeFramed(new URL(address), origins)).toBe(framed);
});
