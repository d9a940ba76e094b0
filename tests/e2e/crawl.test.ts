import { Parser } from 'htmlparser2';
import { beforeAll, expect, inject, test } from 'vitest';
import { patientFetch } from '../support/patient-fetch.ts';

const site = inject('site');
const AT_ONCE = 8;
/**
 * Pages whose path, but for the department and the file, and names of the query are the same are of a kind: one is opened,
 * and of the pages in Assamese, which are the same ones, home and the list that leads to each department's research;
 * `npm run long` opens all.
 */
const OF_A_KIND = process.env.LONG ? Number.POSITIVE_INFINITY : 1;

interface Found {
  path: string;
  /** The page that links to it. */
  from: string;
}

/** The links of a page, and those within it that lead nowhere. */
async function look(path: string) {
  // Eight pages at a time are much for a busy machine.
  const response = await patientFetch(site + path, { redirect: 'manual' });
  const { status, headers } = response;
  const seen = { status, links: [''], lost: [''] };
  if (status !== 200 || !headers.get('Content-Type')?.startsWith('text/html')) {
    await response.body?.cancel();
    return seen;
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
  const isLost = (link: string) => /^#./.test(link) && !ids.has(decodeURIComponent(link.slice(1)));
  return { ...seen, links, lost: links.filter(isLost) };
}

/** Every page that can be reached from home by links, with what is wrong with it. */
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
    return (kinds.get(kind) ?? 0) > OF_A_KIND;
  }

  async function read({ path, from }: Found): Promise<void> {
    const { status, links, lost: missing } = await look(path);
    if (status !== 200) broken.push(`${status} ${path} from ${from}`);
    broken.push(...missing.filter(Boolean).map((link) => `${link} leads nowhere on ${path}`));
    for (const link of links) {
      const url = new URL(link, site + path);
      const next = url.pathname + url.search;
      if (!link || url.origin !== site || visited.has(next)) continue;
      visited.add(next);
      if (!isOneTooMany(url)) waiting.push({ path: next, from: path });
    }
  }
  const startedAt = new Set<Promise<unknown>>();
  while (waiting.length > 0 || startedAt.size > 0) {
    for (const match of waiting.splice(0, AT_ONCE - startedAt.size)) {
      const reading: Promise<unknown> = read(match).finally(() => startedAt.delete(reading));
      startedAt.add(reading);
    }
    await Promise.race(startedAt);
  }
  return { visited, broken };
}

/** The routes of section 2.1 of the specification, each by the address that menus lead to. */
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
  'from home a visitor reaches every route of the specification: %s',
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
