/** Describes the search for browsers (OpenSearch 1.1). */
import { pathIn } from '@college/contract/locales';
import type { LoaderFunctionArgs } from 'react-router';
import { loaderContext } from '../../context.ts';
import { shortName } from '../../layout/Document.tsx';
import { xmlDocument } from '../../lists/feed/xml.ts';

export const query = [];

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { call, locale, strings } = context.get(loaderContext);
  const { name } = await call.getcollege();
  const address = `${new URL(request.url).origin}${pathIn(locale, '/search')}`;
  const description = xmlDocument({
    OpenSearchDescription: {
      '@_xmlns': 'http://a9.com/-/spec/opensearch/1.1/',
      ShortName: shortName(name),
      Description: strings.search.description,
      Language: locale,
      InputEncoding: 'UTF-8',
      Url: { '@_type': 'text/html', '@_template': `${address}?q={searchTerms}` },
    },
  });
  return new Response(description, {
    headers: { 'Content-Type': 'application/opensearchdescription+xml; charset=utf-8' },
  });
}
