import { setTimeout as wait } from 'node:timers/promises';
import { expect, inject, test } from 'vitest';

const site = inject('site');
const AT_ONCE = 8;

interface Found {
  path: string;
  /** The page that links to it. */
  from: string;
}

const decoded = (text: string) => text.replaceAll('&amp;', '&');
const addressesOf = (html: string) =>
  [...html.matchAll(/<[a-z]+ [^>]*?(?:href|src)="([^"]+)"/g)].map(([, address]) =>
    decoded(address ?? ''),
  );

/** A visitor who is told to try again later does, once: eight pages at a time are much for a busy machine. */
async function open(path: string): Promise<Response> {
  const first = await fetch(site + path, { redirect: 'manual' });
  if (first.status !== 503) return first;
  await first.body?.cancel();
  await wait(1000 * Number(first.headers.get('Retry-After')));
  return fetch(site + path, { redirect: 'manual' });
}

/** Every page that can be reached from home by links, with what is wrong with it. */
async function crawl(start: string): Promise<{ visited: Set<string>; broken: string[] }> {
  const visited = new Set([start]);
  const broken: string[] = [];
  const waiting: Found[] = [{ path: start, from: 'nowhere' }];

  async function visit({ path, from }: Found): Promise<void> {
    const response = await open(path);
    if (response.status !== 200) {
      broken.push(`${response.status} ${path} from ${from}`);
      await response.body?.cancel();
      return;
    }
    if (!response.headers.get('content-type')?.startsWith('text/html')) {
      await response.body?.cancel();
      return;
    }
    const html = await response.text();
    for (const address of addressesOf(html)) {
      const url = new URL(address, site + path);
      const fragment = decodeURIComponent(url.hash.slice(1));
      if (address.startsWith('#') && fragment && !html.includes(`id="${fragment}"`))
        broken.push(`${address} leads nowhere on ${path}`);
      if (url.origin !== site) continue;
      const next = url.pathname + url.search;
      if (visited.has(next)) continue;
      visited.add(next);
      waiting.push({ path: next, from: path });
    }
  }

  while (waiting.length > 0) await Promise.all(waiting.splice(0, AT_ONCE).map(visit));
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

/** Walked once, whoever asks. */
const walks = new Map<string, ReturnType<typeof crawl>>();
function walkFrom(start: string): ReturnType<typeof crawl> {
  const walk = walks.get(start) ?? crawl(start);
  walks.set(start, walk);
  return walk;
}

test('from home a visitor reaches every route of the specification', async () => {
  const { visited } = await walkFrom('/');
  expect(specified.filter((path) => !visited.has(path))).toEqual([]);
  for (const path of ['/committee-description?', '/singleevent?'])
    expect([...visited].some((address) => address.startsWith(path))).toBe(true);
}, 300_000);

test.each(['/', '/as'])(
  'no link that can be reached from %s is dead',
  async (start) => {
    const { visited, broken } = await walkFrom(start);
    expect(broken).toEqual([]);
    expect(visited.size).toBeGreaterThan(200);
  },
  300_000,
);
