/**
 * Each kind of account in a browser, in the colleges that the journeys leave out.
 *
 * @long 60 s
 * @for cms/access.ts cms/admin cms/content
 */
import { describe } from 'vitest';
import { testSavesInBrowser, testScreensInBrowser } from '../support/accounts-in-browser.ts';

describe.each(['a new college', 'a college with one language'] as const)('%s', (name) => {
  describe('screens', () => testScreensInBrowser(name));
  describe('saves', () => testSavesInBrowser(name));
});
