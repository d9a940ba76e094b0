/** For tests: a visit to the site with a backend that answers what it is told. */
import { type CallName, callNames, calls } from '@college/contract/calls';
import { CallError, type Client } from '@college/contract/client';
import { render } from '../../render.tsx';

export type Answers = { [Name in CallName]?: unknown };

/** What calls answer that are not told otherwise: nothing, of a college with a name. */
const nothing: Answers = {
  getcollege: { name: 'Demo College' },
  'settings/admissionSettings.json': {},
  getpage: 0,
};

/** Unknown calls, as another backend has them. */
export const unknown = Symbol('unknown');

/** The page at a path, as a browser gets it. */
export async function visit(path: string, answers: Answers = {}) {
  const all = { ...nothing, ...answers };
  const answer = async (name: CallName, input: unknown) => {
    const given = all[name] ?? [];
    if (given === unknown) throw new CallError(name, 404, 'No such call.');
    return calls[name].output.parse(typeof given === 'function' ? given(input) : given);
  };
  const call = Object.fromEntries(
    callNames.map((name) => [name, (input: unknown) => answer(name, input)]),
  ) as Client;
  const { status, body } = await render(new Request(`http://site.test${path}`), {
    session: () => ({ call, stale: false }),
    assets: { script: '/s.js', style: '/s.css', font: '/f.woff2' },
    siteUrl: 'http://site.test',
    report: (error) => {
      throw error;
    },
  });
  const html = String(body);
  const inside = html.slice(html.indexOf('<main'), html.indexOf('</main>'));
  return { status, html, main: inside, text: textOf(inside), ...headOf(html) };
}

const textOf = (html: string) =>
  html
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll('&#x27;', "'")
    .replaceAll('&amp;', '&')
    .replaceAll(/\s+/g, ' ');

const headOf = (html: string) => ({
  title: html.match(/<title>(.*?)<\/title>/)?.[1],
  description: html.match(/<meta name="description" content="(.*?)"/)?.[1],
});
