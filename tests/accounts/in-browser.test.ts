/**
 * Each kind of account in a browser: every screen in each college, and saves in the colleges that the journeys leave out.
 *
 * @long 3600 s
 * @for cms/access.ts cms/admin cms/content
 */
import { describe } from 'vitest';
import { testSavesInBrowser, testScreensInBrowser } from '../support/accounts-in-browser.ts';

describe('the demo college', () => testScreensInBrowser('the demo college'));

describe.each(['a new college', 'a college with one language'] as const)('%s', (name) => {
  describe('screens', () => testScreensInBrowser(name));
  describe('saves', () => testSavesInBrowser(name));
});
