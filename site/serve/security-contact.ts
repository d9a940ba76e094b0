/** Serves security.txt, the address for reports of security problems (RFC 9116). */
import { isCallError } from '@college/contract/client';
import { DEFAULT_LOCALE, type Locale } from '@college/contract/locales';
import type { FastifyPluginAsync } from 'fastify';
import type { DataCache } from '../cache/data-cache.ts';

const SECURITY_CONTACT = '/.well-known/security.txt';
const DAY = 24 * 60 * 60 * 1000;
/** Days until the file expires. The RFC advises less than a year. */
const VALID_DAYS = 180;

interface Options {
  data: Pick<DataCache, 'session'>;
  siteUrl: string;
  /** The languages of the site. */
  languages: () => readonly Locale[];
}

export const serveSecurityContact: FastifyPluginAsync<Options> = async (
  app,
  { data, siteUrl, languages },
) => {
  app.get(SECURITY_CONTACT, async (_request, reply) => {
    const email = await readEmail(data);
    const expires = new Date((Math.floor(Date.now() / DAY) + VALID_DAYS) * DAY);
    const lines = [
      `Contact: ${email ? `mailto:${encodeURI(email)}` : new URL('/contactus', siteUrl)}`,
      `Expires: ${expires.toISOString()}`,
      `Preferred-Languages: ${languages().join(', ')}`,
      `Canonical: ${new URL(SECURITY_CONTACT, siteUrl)}`,
      '',
    ];
    return reply
      .type('text/plain; charset=utf-8')
      .header('Cache-Control', 'public, max-age=3600')
      .send(lines.join('\n'));
  });
};

/** The e-mail address of the college; empty if it has none or the backend does not answer. */
async function readEmail(data: Options['data']): Promise<string> {
  try {
    const { email } = await data.session(DEFAULT_LOCALE).call.getcollege();
    return email.trim();
  } catch (error) {
    if (!isCallError(error)) throw error;
    return '';
  }
}
