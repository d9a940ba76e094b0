/** The public self-disclosure as JSON: its rows with links, dates and states. */
import { type FileModule, loaderContext } from '../../context.ts';
import { notFound } from '../../not-found.ts';

export const query: FileModule['query'] = ['set'];

export const loader: FileModule['loader'] = async ({ request, context }) => {
  const { call } = context.get(loaderContext);
  const code = new URL(request.url).searchParams.get('set');
  const set = await call.getduties({ set: code || '/disclosure' });
  if (set === 0 && code) throw notFound();
  return Response.json(set === 0 ? { rows: [] } : set);
};
