/** Typical searches at the demo's `/search`: the answer is among the first three results. */
import { expect, inject, test } from 'vitest';
import { parse } from '../../site/testing/markup.ts';
import { searches } from './searches.ts';

const FIRST = 3;
/** Minimum percentage of successful searches. */
const ENOUGH = 95;

/** Address and title of each result in order. */
async function resultsOf(words: string): Promise<string[]> {
  const language = /\p{Script=Bengali}/u.test(words) ? '/as' : '';
  const address = `${inject('site')}${language}/search?${new URLSearchParams({ q: words })}`;
  const main = parse(await (await fetch(address)).text()).one('main');
  return main
    .all('li[class] > a')
    .map(({ attributes, text }) => `${decodeURIComponent(attributes.href ?? '')} ${text}`)
    .filter((link) => !/^(\/as)?\/search/.test(link));
}

test('the expected result is among the first three', async () => {
  const missed: string[] = [];
  for (const [words, answer] of searches) {
    const first = (await resultsOf(words)).slice(0, FIRST);
    if (!first.some((link) => answer.test(link))) missed.push(`${words}: ${first.join(' · ')}`);
  }
  const share = 1 - missed.length / searches.length;
  expect(share * 100, missed.join('\n')).toBeGreaterThanOrEqual(ENOUGH);
});
