import { type Markup, parse } from './markup.ts';
import { type Answers, renderWith } from './render-with.ts';

/** The page at a path, as a browser gets it; an error that the server would report fails the test. */
export async function visit(path: string, answers: Answers = {}) {
  const { status, body, countedSearch } = await renderWith(answers, fail)(path);
  let parsed: Markup | undefined;
  return {
    status,
    countedSearch,
    // Read only where it is asked for: most tests of hundreds of pages want a status alone.
    get page() {
      parsed ??= parse(String(body));
      return parsed;
    },
    get main() {
      return this.page.one('main');
    },
    get title() {
      return this.page.one('head > title').text;
    },
    get description() {
      return this.page.all('meta[name="description"]')[0]?.attributes.content;
    },
    /** Text of `main`. */
    get text() {
      return this.main.words;
    },
  };
}

function fail(error: unknown): never {
  throw error;
}
