import { readPath } from '@college/contract/locales';
import type { LoaderFunctionArgs } from 'react-router';
import { loaderContext } from '../../context.ts';

/** Thrown where an address has no page; with a sentence where there is more to say about it. */
export const notFound = (sentence?: string): Response => new Response(sentence, { status: 404 });

/** Stands for every file that is no longer public. */
export const withdrawnPath = '/410';

export async function loader({ request, context }: LoaderFunctionArgs): Promise<never> {
  const { pathname } = new URL(request.url);
  if (readPath(pathname).path !== withdrawnPath) throw notFound();
  throw new Response(context.get(loaderContext).strings.withdrawn.text, { status: 410 });
}
