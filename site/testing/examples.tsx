import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { type Reading, ReadingProvider } from '../context.ts';
import { en } from '../strings/en.ts';
import { legible } from './legible.ts';

/** What a component may be given, by a word for each: full, empty, long, each of its flags. No two look the same. */
export type Examples = Record<string, ReactNode>;

const reading: Reading = {
  languages: ['en', 'as'],
  locale: 'en',
  strings: en,
  path: '/here',
  search: '',
  part: 1,
  parts: 1,
  menu: [],
  sections: [],
  siteUrl: 'https://c.test',
  today: '2026-11-20',
  changed: '19-11-2026',
  appearance: { primary: '', accent: '', motif: 'gamosa' },
  callingCode: '+91',
  embedOrigins: ['https://maps.example.org'],
};

/** The markup of an example, to be read by people. */
export const markupOf = (example: ReactNode): string =>
  legible(
    renderToStaticMarkup(
      <MemoryRouter>
        <ReadingProvider value={reading}>{example}</ReadingProvider>
      </MemoryRouter>,
    ),
  );
