import { locales, pathIn } from '@college/contract/locales';
import type { FastifyPluginAsync } from 'fastify';

export const SPECULATION_RULES = '/speculation-rules.json';

/** Where a link is about to be followed (a pointer rests on it, a finger comes down), its page is rendered ahead. */
const rules = JSON.stringify({
  prerender: [
    {
      where: {
        and: [
          { href_matches: '/*' },
          // Files, tables to take away, and what is not for everybody.
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
 * The rules that every page names in its head. Who saves data gets empty ones: that is this answer's to say, so that one
 * page serves everybody and caches need not know. No shared cache keeps it.
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
