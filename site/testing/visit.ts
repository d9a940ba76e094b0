import { type Answers, renderWith } from './render-with.ts';

/** The page at a path, as a browser gets it; an error that the server would report fails the test. */
export async function visit(path: string, answers: Answers = {}) {
  const { status, body } = await renderWith(answers, fail)(path);
  const html = String(body);
  const inside = html.slice(html.indexOf('<main'), html.indexOf('</main>'));
  return { status, html, main: inside, text: textOf(inside), ...headOf(html) };
}

function fail(error: unknown): never {
  throw error;
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
