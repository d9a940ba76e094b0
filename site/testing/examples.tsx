import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { type Reading, ReadingProvider } from '../context.ts';
import { en } from '../strings/en.ts';

/** What a component may be given, by a word for each: full, empty, long, each of its flags. No two look the same. */
export type Examples = Record<string, ReactNode>;

const reading: Reading = {
  locale: 'en',
  strings: en,
  path: '/here',
  search: '',
  menu: [],
  sections: [],
  today: '2026-11-20',
  changed: '19-11-2026',
  embedOrigins: ['https://maps.example.org'],
};

/** The markup of an example, each element on a line of its own; classes by the names that their sheets give them. */
export const markupOf = (example: ReactNode): string =>
  renderToStaticMarkup(
    <MemoryRouter>
      <ReadingProvider value={reading}>{example}</ReadingProvider>
    </MemoryRouter>,
  )
    .replaceAll('><', '>\n<')
    .replaceAll(/\b_(\w+)_[0-9a-f]{6}\b/g, '$1');
