/** The default site map as the site sends it to the admin, at `/site-map.json`. */
import { z } from 'zod';
import { locales } from '../locales.ts';
import { headingNames, menuNames, sectionNames } from './places.ts';

export const SITE_MAP_PATH = '/site-map.json';

export const DefaultSiteMap = z.array(
  z.object({
    path: z.string(),
    titles: z.record(z.enum(locales), z.string()),
    /** Codes of the content on the page (`ContentCode`), which only the site knows. */
    shows: z.array(z.string()).optional(),
    within: z.string().optional(),
    section: z.enum(sectionNames).optional(),
    heading: z.enum([...sectionNames, ...headingNames]).optional(),
    menu: z.enum(menuNames).optional(),
  }),
);
export type DefaultSiteMap = z.output<typeof DefaultSiteMap>;
