import { environment } from '../environment.ts';

/** The address of a file on the website, by any name that it ever had. It leads to the newest version. */
export const lastingAddress = (name: string): string =>
  `${environment.SITE_URL}/files/media/${encodeURIComponent(name)}`;
