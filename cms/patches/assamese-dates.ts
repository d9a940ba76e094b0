/**
 * Payload takes the words of dates from its own list of date-fns' languages, which has no Assamese. What its bundle calls
 * Bengali is this file (`next.config.mjs`), and Assamese goes by that key.
 *
 * Upstream: none found
 * Until: cms/patches/assamese-dates.test.ts passes without it.
 */
import { assameseDates } from '../words/as/dates.ts';

export const bn = assameseDates;
