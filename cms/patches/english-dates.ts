/** Replaces the English locale of Payload's dates (`next.config.mjs`), with times in the zone of the college. */
import { enUS as english } from 'date-fns/locale';
import { inCollegeTime } from './college-time.ts';

export const enUS = inCollegeTime(english);
