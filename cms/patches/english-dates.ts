/**
 * Replaces the English locale of Payload's dates (`next.config.mjs`), with times in the zone of the college.
 *
 * Upstream: none found
 * Until: cms/patches/college-time.test.ts passes without it.
 */
import { enUS as english } from 'date-fns/locale';
import { inCollegeTime } from './college-time.ts';

export const enUS = inCollegeTime(english);
