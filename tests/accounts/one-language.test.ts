/**
 * Each kind of account signs in to the built backend and opens what a college with one language offers: menu, dashboard, lists.
 *
 * @long 60 s
 * @for cms/access.ts cms/admin cms/content
 */
import { testScreensOf } from '../support/screens-of-accounts.ts';

testScreensOf('a college with one language');
