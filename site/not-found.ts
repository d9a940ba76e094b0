import { readPath } from '@college/contract/locales';
import type { LoaderFunctionArgs } from 'react-router';
import { loaderContext } from './context.ts';

/** Returns the response to throw if an address has no page, with an optional sentence. */
export const notFound = (sentence?: string): Response => new Response(sentence, { status: 404 });

/** Path of the page for all withdrawn files. */
export const withdrawnPath = '/410';

export async function loader({ request, context }: LoaderFunctionArgs): Promise<never> {
  const { pathname } = new URL(request.url);
  if (readPath(pathname).path !== withdrawnPath) throw notFound();
  throw new Response(context.get(loaderContext).strings.withdrawn.text, { status: 410 });
}
