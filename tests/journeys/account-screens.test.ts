import { testScreensInBrowser } from '../support/accounts-in-browser.ts';

testScreensInBrowser('the demo college');
