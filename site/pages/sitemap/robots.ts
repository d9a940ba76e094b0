/** What search engines may read: everything but what was given to one person, and where it is listed. */
import { locales, pathIn } from '@college/contract/locales';
import type { LoaderFunctionArgs } from 'react-router';

export const query: readonly string[] = [];

export async function loader({ request }: LoaderFunctionArgs): Promise<Response> {
  const { origin } = new URL(request.url);
  const closed = locales.map((locale) => `Disallow: ${pathIn(locale, '/preview/')}`);
  const lines = ['User-agent: *', ...closed, '', `Sitemap: ${origin}/sitemap.xml`, ''];
  return new Response(lines.join('\n'), {
    headers: { 'Content-Type': 'text/plain; charset=utf-8' },
  });
}
