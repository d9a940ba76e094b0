import type { Strings } from '../../strings/en.ts';

interface Entry {
  /** Under `/department/{dept_code}/`; '' is the department's own page. */
  path: string;
  label: {
    [Key in keyof Strings['department']]: Strings['department'][Key] extends string ? Key : never;
  }[keyof Strings['department']];
  /** Stands under More. */
  more?: true;
}

/** The microsite's menu, in the order of the specification. A page joins it with one line here. */
export const entries: readonly Entry[] = [
  { path: '', label: 'about' },
  { path: 'faculty', label: 'faculty' },
  { path: 'events', label: 'events' },
  { path: 'notices', label: 'news' },
];
