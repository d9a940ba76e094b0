import { testSavesInBrowser } from '../support/accounts-in-browser.ts';

testSavesInBrowser('the demo college');
