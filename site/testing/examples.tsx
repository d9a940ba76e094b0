import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { type PageContext, PageContextProvider } from '../context.ts';
import { en } from '../strings/en.ts';

/**
 * A component with the properties it can be given (full, empty, long, each of its flags), and the outline of what it then
 * shows (`@college/server/testing/outline`). No two examples render the same.
 */
export type Examples = Record<string, { example: ReactNode; shows: string[] }>;

const pageContext: PageContext = {
  languages: ['en', 'as'],
  locale: 'en',
  strings: en,
  path: '/here',
  search: '',
  part: 1,
  parts: 1,
  menu: [],
  sections: [],
  hidden: [],
  siteUrl: 'https://c.test',
  today: '2026-11-20',
  changed: '19-11-2026',
  changedHere: '',
  reviewed: '',
  appearance: { primary: '', accent: '', motif: 'gamosa' },
  callingCode: '+91',
  films: [
    {
      url: '/files/media/walk.webm',
      captions: [{ language: 'en', url: '/files/media/walk.vtt' }],
      has_text: true,
      described: '/files/media/walk-described.webm',
    },
  ],
  embedOrigins: ['https://maps.example.org'],
  securityLogDays: 180,
};

/** Markup with one element a line, and the class names of the style sheets. */
const legible = (html: string): string =>
  html.replaceAll(/>(?=<[a-z])/g, '>\n').replaceAll(/\b_(\w+)_[0-9a-f]{6}\b/g, '$1');

/** The markup of an example, with readable class names. */
export const markupOf = (example: ReactNode): string =>
  legible(
    renderToStaticMarkup(
      <MemoryRouter>
        <PageContextProvider value={pageContext}>{example}</PageContextProvider>
      </MemoryRouter>,
    ),
  );
