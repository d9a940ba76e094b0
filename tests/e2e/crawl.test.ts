/**
 * Every link of every page.
 *
 * @long 60 s
 * @for contract/site-map site/kinds site/pages site/site-map.ts
 */
import { Parser } from 'htmlparser2';
import { beforeAll, expect, inject, test } from 'vitest';
import { patientFetch } from '../support/patient-fetch.ts';

const site = inject('site');
const AT_ONCE = 8;
/**
 * Pages opened per kind. Pages are of one kind if their paths (without department and file) and the
 * names of their query parameters are equal. Of the Assamese pages only the home page and the list
 * of departments' research are opened. `npm run long` opens all pages.
 */
const MOST_PER_KIND = process.env.LONG ? Number.POSITIVE_INFINITY : 1;

interface Found {
  path: string;
  /** The page that links to it. */
  from: string;
}

/** The links of a page, and broken links within the page. */
async function look(path: string) {
  // Eight pages at a time may be too many for a busy machine.
  const response = await patientFetch(site + path, { redirect: 'manual' });
  const { status, headers } = response;
  const page = { status, links: [''], brokenLinks: [''] };
  if (status !== 200 || !headers.get('Content-Type')?.startsWith('text/html')) {
    await response.body?.cancel();
    return page;
  }
  const [links, ids]: [string[], Set<string>] = [[], new Set()];
  const parser = new Parser({
    onopentag(_name, { href, src, id }) {
      const link = href ?? src;
      if (link !== undefined) links.push(link);
      if (id !== undefined) ids.add(id);
    },
  });
  parser.end(await response.text());
  const isBroken = (link: string) =>
    /^#./.test(link) && !ids.has(decodeURIComponent(link.slice(1)));
  return { ...page, links, brokenLinks: links.filter(isBroken) };
}

/** All pages reachable from the home page, with their errors. */
async function crawl() {
  const visited = new Set(['/']);
  const broken: string[] = [];
  const waiting: Found[] = [{ path: '/', from: 'nowhere' }];
  const kinds = new Map<string, number>();

  function isOneTooMany({ pathname, searchParams }: URL): boolean {
    if (!process.env.LONG && pathname.startsWith('/as/') && pathname !== '/as/research')
      return true;
    const path = pathname.replace(
      /(?<=\/)([A-Z]{2,}(?=\/|$)|(?<=department\/)[^/]+|(?<=text\/).+)/,
      '*',
    );
    if (searchParams.size === 0 && path === pathname) return false;
    const kind = `${path} ${[...searchParams.keys()]}`;
    kinds.set(kind, (kinds.get(kind) ?? 0) + 1);
    return (kinds.get(kind) ?? 0) > MOST_PER_KIND;
  }

  async function visitPage({ path, from }: Found): Promise<void> {
    const { status, links, brokenLinks } = await look(path);
    if (status !== 200) broken.push(`${status} ${path} from ${from}`);
    broken.push(...brokenLinks.filter(Boolean).map((link) => `${link} leads nowhere on ${path}`));
    for (const link of links) {
      const url = new URL(link, site + path);
      const next = url.pathname + url.search;
      if (!link || url.origin !== site || visited.has(next)) continue;
      visited.add(next);
      if (!isOneTooMany(url)) waiting.push({ path: next, from: path });
    }
  }
  const pending = new Set<Promise<unknown>>();
  while (waiting.length > 0 || pending.size > 0) {
    for (const link of waiting.splice(0, AT_ONCE - pending.size)) {
      const visit: Promise<unknown> = visitPage(link).finally(() => pending.delete(visit));
      pending.add(visit);
    }
    await Promise.race(pending);
  }
  return { visited, broken };
}

/** The routes in section 2.1 of the specification, each by the address in the menus. */
const specified = [
  '/',
  ...each('/administrations', 'principal gb formerprincipals officestaff organogram'),
  ...each('/aboutus', 'about vision emblem'),
  ...['/emblem', '/organo', '/committees', '/departments', '/syllabus-course'],
  ...each('/departments', 'arts science commerce others'),
  ...['/admissionprocedure', '/admission-helpdesk', '/examination', '/rulesandregulations'],
  ...each('/students', 'downloads-general downloads notification certificates students_union'),
  ...each('/students', 'routines results exam-schedule clubs'),
  ...['/student-message', '/alumni-registration', '/alumni-message'],
  ...each('/alumni', 'committee support events achievements prominent list'),
  ...each('/facility', 'library girlshostel healthcare_facility sports_facility'),
  ...each('/facility', 'scholarship_and_stipen disability_support heritage_corner'),
  ...each('/facility', 'canteen_facility parking_facility other_facility'),
  ...each('/facility', 'ict_enabled_digital_classrooms central_instrumentation_facility'),
  ...each('/facility', 'research_laboratory antiragging scoute_guides red_cross'),
  ...['/nptel', '/gucdoe', '/kkhsou', '/ignou', '/nirf', '/student-wings', '/contactus'],
  ...each('/iqac', 'about actionplan annual-report units-and-wings minutes best-practice'),
  ...each('/iqac', 'academic-calendar core-committes feedback feedback-analysis sss event-news'),
  ...each('/iqac', 'aishe-data mou-collaborations aqar handbook dac iiqa sdf ssr ssrmatrix dvv'),
  ...each('/iqac', 'dvv-archives cgc auditreport organogram institutional-distingtiveness'),
  ...each('/iqac', 'matrix co_po nirf strategies teams atr'),
  ...['/research', '/research/PHY', '/research-projects', '/research-journal'],
  ...['/research-notifications', '/publications', '/wallmagazines', '/newsletter'],
  ...['/ncc', ...each('/ncc', 'home ncc_army ncc_navy ncc_air ncc_girl'), '/nss/home'],
  ...['/rti/home', '/rti/officers', '/recruitment', '/importantfile', '/visitors-note'],
  ...[...each('/gallery', 'document photo video'), '/events'],
  ...each('/notifications', 'administrative academic achievements sachievements eachievements'),
  ...each('/notifications', 'downloads tender'),
];
function each(path: string, links: string): string[] {
  return links.split(' ').map((link) => `${path}/${link}`);
}

let walk: Awaited<ReturnType<typeof crawl>>;
beforeAll(async () => {
  walk = await crawl();
  console.log(`${walk.visited.size} addresses were found.`);
}, 600_000);

test.each(['', '/as'])(
  'a visitor reaches every route of the specification from home: %s',
  (language) => {
    const missed = specified
      .map((path) => (path === '/' && language ? language : language + path))
      .filter((path) => !walk.visited.has(path));
    expect(missed).toEqual([]);
    for (const path of ['/committee-description?', '/singleevent?'])
      expect([...walk.visited].some((address) => address.startsWith(language + path))).toBe(true);
  },
);

test('no link that home reaches, in either language, is dead', () => {
  expect(walk.broken).toEqual([]);
  expect(walk.visited.size).toBeGreaterThan(400);
});
