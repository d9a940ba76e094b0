import { locales, pathIn } from '@college/contract/locales';
import type { FastifyPluginAsync } from 'fastify';

export const SPECULATION_RULES = '/speculation-rules.json';

/** Renders the page of a link ahead when a pointer rests on it or a finger touches it. */
const rules = JSON.stringify({
  prerender: [
    {
      where: {
        and: [
          { href_matches: '/*' },
          // Files, downloads and private pages are excluded.
          {
            not: {
              href_matches: [
                '/files/*',
                '/*.csv\\?*',
                '/*.csv',
                '/*.ics\\?*',
                '/*.ics',
                ...locales.map((locale) => pathIn(locale, '/preview*')),
              ],
            },
          },
          { not: { selector_matches: '[target="_blank"], [download]' } },
        ],
      },
      eagerness: 'moderate',
    },
  ],
});

/**
 * Serves the speculation rules. Browsers that save data get empty ones; this answer decides it, so that one cached page
 * serves everybody. Shared caches do not store it.
 */
export const serveSpeculation: FastifyPluginAsync = async (app) => {
  app.get(SPECULATION_RULES, async (request, reply) =>
    reply
      .type('application/speculationrules+json')
      .header('Cache-Control', 'private, max-age=86400')
      .header('Vary', 'Save-Data')
      .send(request.headers['save-data'] === 'on' ? '{}' : rules),
  );
};
