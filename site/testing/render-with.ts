import { type CallName, calls } from '@college/contract/calls';
import type { Client } from '@college/contract/client';
import { knownQuery, render } from '../render.tsx';

type Fields = Record<string, unknown>;
/** What a backend of the tests answers; every call that is not named answers an empty list. */
export type Answers = Partial<Record<CallName, (input: Fields) => unknown>>;

/** Renders pages from such a backend, without a server. */
export function renderWith(answers: Answers) {
  const call = Object.fromEntries(
    (Object.keys(calls) as CallName[]).map((name) => [
      name,
      async (input: Fields = {}) => calls[name].output.parse(answers[name]?.(input) ?? []),
    ]),
  ) as unknown as Client;
  return (path: string) => {
    const url = new URL(path, 'https://c.test');
    // As the server does: names that a page does not know never reach it.
    const known = knownQuery(url.pathname) ?? [];
    for (const name of [...url.searchParams.keys()])
      if (!known.includes(name)) url.searchParams.delete(name);
    return render(new Request(url), {
      session: () => ({ call, stale: false }),
      assets: { script: '/s.js', style: '/s.css', font: '/f.woff2' },
      siteUrl: 'https://c.test',
      report: () => {},
    });
  };
}
