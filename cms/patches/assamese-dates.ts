/**
 * Adds Assamese to the date picker, because Payload bundles a fixed list of date-fns locales. This
 * file replaces its Bengali locale (`next.config.mjs`), and Assamese uses that key.
 *
 * Upstream: none found
 * Until: cms/patches/assamese-dates.test.ts passes without it.
 */
import { assameseDates } from '../words/as/dates.ts';

export const bn = assameseDates;
