/** What search engines may read: everything but what was given to one person, and where it is listed. */
import { pathIn } from '@college/contract/locales';
import type { LoaderFunctionArgs } from 'react-router';
import { loaderContext } from '../../context.ts';

export const query: readonly string[] = [];

export async function loader({ request, context }: LoaderFunctionArgs): Promise<Response> {
  const { origin } = new URL(request.url);
  const { languages } = context.get(loaderContext);
  const closed = languages.map((locale) => `Disallow: ${pathIn(locale, '/preview/')}`);
  const lines = ['User-agent: *', ...closed, '', `Sitemap: ${origin}/sitemap.xml`, ''];
  return new Response(lines.join('\n'), {
    headers: { 'Content-Type': 'text/plain; charset=utf-8' },
  });
}
