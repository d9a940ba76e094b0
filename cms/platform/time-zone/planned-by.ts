/** In which zone planned publishing is asked for: the college's alone, whatever it is when a page of the admin is opened. */
import { timeZone } from './zone.ts';

export const plannedBy = {
  get defaultTimezone() {
    return timeZone();
  },
  get supportedTimezones() {
    return [{ label: timeZone(), value: timeZone() }];
  },
};
