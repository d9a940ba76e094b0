/**
 * Pages of a college with all content, compared with the outlines in the files beside this test. Rules for every page
 * and pages of a college without content are tested here.
 */
import { outlineOf } from '@college/server/testing/outline';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { filledCollege, unwrittenCollege } from '../colleges.ts';
import { parse } from '../markup.ts';
import { visit } from '../visit.ts';
import { views } from './paths.ts';

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-20T06:00:00Z'), toFake: ['Date'] });
  return () => vi.useRealTimers();
});

const all = Object.values(views).flat();

/** Pages of which only the headings are compared, because other tests contain their tables and links. */
const headingsOnly = new Set([
  '/sitemap',
  '/department/D1/profile',
  '/department/D1/faculty/quarterlyreport?id=1',
]);
/** Parts of every list of files and every long text, which are tested in `site/components`. */
const repeated: [RegExp, string][] = [
  [/\n?( ?- )?\[[^\]]*\]\(\/files\/media\/url-[234]\.jpg\)/g, ''],
  [/ \[Read as text[^\]]*\]\(\/text\/path%201\)/g, ''],
  [/ \((?:another website, )?opens in a new tab\)/g, ''],
  [/(\d+ )(\d+ ){4,}/g, '$1… '],
];

/** A menu in one line, with its name, the number of its links and the current one. */
function menuInOneLine(menu: string): string {
  const [name, ...lines] = outlineOf(menu);
  const links = lines.filter((line) => line.includes(']('));
  if (name === 'nav “You are here”') return links.map((line) => line.replace('- ', '')).join(' › ');
  const current = links.find((line) => line.endsWith(', current)')) ?? 'none is open';
  return `${name}: ${links.length} links, ${current.replace('- ', '')}`;
}

async function outlineAt(path: string): Promise<string> {
  const { title, description, main } = await visit(path, filledCollege);
  const html = main.source.replaceAll(
    /<(nav)\b.*?<\/\1>/gs,
    (menu) => `<p>${menuInOneLine(menu).replaceAll('<', '&lt;')}</p>`,
  );
  const [, ...lines] = outlineOf(html);
  const listedLines = headingsOnly.has(path) ? lines.filter((line) => line.startsWith('#')) : lines;
  const head = [`== ${path}`, title, description];
  return repeated.reduce(
    (outline, [pattern, short]) => outline.replaceAll(pattern, short),
    `${[...head, ...listedLines].join('\n')}\n`,
  );
}

test.each(Object.entries(views))('the pages of %s show all content', async (name, paths) => {
  const outlines = await Promise.all(paths.map(outlineAt));
  await expect(outlines.join('\n')).toMatchFileSnapshot(`${name}.snap`);
});

describe.each(all)('%s', (path) => {
  test('follows the rules for every page', async () => {
    const { status, page, main } = await visit(path, filledCollege);
    expect(status).toBe(200);
    expect(page.all('h1')).toHaveLength(1);
    for (const { words, attributes } of page.all('a[target="_blank"]'))
      expect([words, attributes.rel, words.includes('opens in a new tab)')]).toEqual([
        words,
        'noopener',
        true,
      ]);
    for (const { attributes } of page.all('a[href^="https://example.org/"]'))
      expect(attributes.target).toBe('_blank');
    for (const { words, attributes } of page.all('time[datetime^="20"]'))
      expect(new Date(`${words} 12:00 UTC`).toISOString()).toBe(
        `${attributes.datetime}T12:00:00.000Z`,
      );
    const eager = page.all('img:not([loading="lazy"])');
    for (const { attributes } of eager) expect(attributes.fetchpriority).toBe('high');
    for (const { attributes } of main.all('thead th')) expect(attributes.scope).toBe('col');
    for (const { attributes } of main.all('tbody th')) expect(attributes.scope).toBe('row');
    // On a narrow screen a cell is below the name of its column.
    for (const table of main.all('table:has(td[data-label])')) {
      const columns = table.all('thead th').map(({ words }) => words);
      for (const row of table.all('tbody tr'))
        row.all('td, th').forEach(({ name, attributes }, index) => {
          if (name === 'td') expect(attributes['data-label']).toBe(columns[index]);
        });
    }
    for (const { attributes } of main.all('input[id], select[id], textarea[id]'))
      expect(page.all(`label[for="${attributes.id}"]`)).toHaveLength(1);
  });
});

describe('a college without content', () => {
  /** Lines below the title of a page, without menus and forms. */
  const linesAt = async (path: string) => {
    const { status, main } = await visit(path, unwrittenCollege);
    expect(status).toBe(200);
    const html = main.source.replaceAll(/<(nav|form)\b.*?<\/\1>/gs, '');
    const lines = outlineOf(html);
    return lines.slice(lines.findIndex((line) => line.startsWith('# ')) + 1);
  };

  test.each([
    '/aboutus/about',
    '/aboutus/vision',
    '/aboutus/emblem',
    '/organo',
    '/admissionprocedure',
    '/facility/library',
    '/recruitment',
    '/facility/guest_house',
  ])('%s says “Nothing has been published here yet.”', async (path) => {
    expect(await linesAt(path)).toEqual(['Nothing has been published here yet.']);
  });

  test.each([
    '/administrations/principal',
    '/administrations/gb',
    '/administrations/officestaff',
    '/administrations/formerprincipals',
    '/committees',
    '/importantfile',
    '/nirf',
    '/alumni/events',
    '/gallery/photo',
    '/gallery/video',
    '/gallery/document',
    '/iqac/units-and-wings',
    '/students/students_union',
    '/alumni/prominent',
    '/rti/officers',
    '/guides',
    '/people',
    '/programmes',
    '/research-journal',
    '/wallmagazines/D1',
    '/department/D1/vision',
    '/department/D1/course',
    '/department/D1/faculty',
    '/department/D1/former-faculty',
    '/department/D1/staff',
    '/department/D1/wall-magazine',
    '/department/D1/activity',
    '/department/D1/facilities',
    '/department/D1/alumni',
    '/department/D1/co_po',
  ])('%s says “No Data found”', async (path) => {
    expect(await linesAt(path)).toEqual(['No Data found']);
  });

  test.each<[path: string, ...lines: string[]]>([
    [
      '/',
      '## Academic faculties',
      '[View All](/departments)',
      '### Science',
      '- [dept_name 2](/department/D2)',
      '### Commerce',
      '- [dept_name 3](/department/D3)',
      '### other_stream 1',
      '- [dept_name 1](/department/D1)',
      '### Others',
      '- [dept_name 4](/department/D4)',
    ],
    ['/contactus', 'Postal address: name 1'],
    [
      '/departments',
      '## Arts',
      '![](/files/media/banner-1.jpg)',
      '### [dept_name 1](/department/D1)',
      'dept_name_as 1',
    ],
    [
      '/departments/others',
      '## Others',
      'D4',
      '### [dept_name 4](/department/D4)',
      'dept_name_as 4',
    ],
    [
      '/committee-description?committeeId=1',
      '## Committees',
      'No Data found',
      '[All committees](/committees)',
    ],
    ['/students/results', 'No Results'],
    ['/students/routines?year=2024', 'No Class routines 2024'],
    ['/notifications/tender/2025', 'No Tenders'],
    ['/iqac/aishe-data?type=IQAC_AISHE_DATA_C', 'No AISHE data: Certificates'],
    [
      '/iqac/event-news?year=2023',
      '## Events of 2023',
      'No Events found',
      '[Add all to your calendar](/iqac/event-news/calendar.ics)',
    ],
    [
      '/events',
      '## Events of 2026',
      'No Events found',
      '[Add all to your calendar](/events/calendar.ics)',
    ],
    [
      '/singleevent?eventId=1',
      '1 Oct 2024',
      '[Share](mailto:?subject=title%201&body=https%3A%2F%2Fc.test%2Fsingleevent%3FeventId%3D1)',
      'Last updated: 1 Oct 2024',
    ],
    [
      '/department/D1/singleevent?eventId=1',
      '1 Oct 2024',
      '[Share](mailto:?subject=title%201&body=https%3A%2F%2Fc.test%2Fdepartment%2FD1%2Fsingleevent%3FeventId%3D1)',
      'Last updated: 1 Oct 2024',
    ],
    ['/iqac/about', 'Nothing has been published here yet.', '## title 1'],
    ['/nptel', '## News', 'No News'],
    ['/kkhsou?tab=documents', '## Documents', 'No Documents'],
    ['/ncc/ncc_army', '## Activities', 'No Activities'],
    ['/nss/home?tab=achievements', '## Achievements', 'No Achievements'],
    [
      '/student-wings',
      '## NSS',
      '[Visit : NSS](/nss/home)',
      '## NCC Army wing',
      '[Visit : NCC Army wing](/ncc/ncc_army)',
      '## NCC Naval wing',
      '[Visit : NCC Naval wing](/ncc/ncc_navy)',
      '## NCC Air wing',
      '[Visit : NCC Air wing](/ncc/ncc_air)',
      "## NCC Girls' wing",
      "[Visit : NCC Girls' wing](/ncc/ncc_girl)",
      '## Scouts and Guides',
      '[Visit : Scouts and Guides](/facility/scoute_guides)',
      '## Indian Red Cross',
      '[Visit : Indian Red Cross](/facility/red_cross)',
    ],
    [
      '/syllabus-course',
      '## Arts',
      '- [dept_name 1](/department/D1/syllabus)',
      '## Science',
      '- [dept_name 2](/department/D2/syllabus)',
      '## Commerce',
      '- [dept_name 3](/department/D3/syllabus)',
      '## Others',
      '- [dept_name 4](/department/D4/syllabus)',
    ],
    [
      '/alumni/list',
      '- [dept_name 1](/department/D1/alumni)',
      '- [dept_name 2](/department/D2/alumni)',
      '- [dept_name 3](/department/D3/alumni)',
      '- [dept_name 4](/department/D4/alumni)',
    ],
    [
      '/iqac/co_po',
      '- [dept_name 1](/department/D1/co_po)',
      '- [dept_name 2](/department/D2/co_po)',
      '- [dept_name 3](/department/D3/co_po)',
      '- [dept_name 4](/department/D4/co_po)',
    ],
    [
      '/alumni-registration',
      'Stay in touch with your college. The office verifies every registration.',
      'This form needs JavaScript to check that you are not a robot. Without it, please write to the college office, call it or visit it:',
      '[Contact us](/contactus)',
    ],
    [
      '/visitors-note',
      'Tell the college office what you liked, missed or would like to know. You get an e-mail with a number. The office answers within 30 days.',
      'This form needs JavaScript to check that you are not a robot. Without it, please write to the college office, call it or visit it:',
      '[Contact us](/contactus)',
    ],
    ['/search?q=hall', '0 results for “hall”', 'No Data found'],
    [
      '/iqac/matrix',
      'name 1, types 1 METRICS',
      '## Criterion',
      '▸ Search the columns',
      '[All files](/iqac/matrix?group=1&type=types+1&files=all)',
      'Criterion',
      '| Criterion | Metric question |',
      '| [criterion 1](/iqac/matrix?group=1&type=types+1&criterion=1) | metric_question 1 |',
      '| [View](/iqac/matrix?group=1&type=types+1&criterion=2) |  |',
    ],
    [
      '/iqac/matrix?group=1&type=types+1&criterion=1&in_question=metric',
      'name 1, types 1 METRICS',
      '## Sr No (criterion 1)',
      'metric_question 1',
      'No Data found',
    ],
    [
      '/iqac/ssrmatrix?group=1&type=types+1&criterion=1&srno=1',
      'name 1, types 1 METRICS',
      '## Files (sr_no 1)',
      'metric_question 1',
      'No Data found',
    ],
    ['/research', '## Research projects: dept_name 1', 'No Data found'],
    ['/research/D1?report=econtent', '## E-content: dept_name 1', 'No Data found'],
    ['/publications', '## Research publications: dept_name 1', 'No Data found'],
    ['/research-projects/D2', '## Research projects: dept_name 2', 'No Data found'],
    ['/department/D1', 'dept_name_as 1', 'Nothing has been published here yet.'],
    ['/department/D1/profile', 'section #section-0', '## 0. Home'],
    ['/department/D1/glance', 'Stream: Arts'],
    ['/department/D1/contact', '## How to find us'],
    ['/department/D1/gallery', 'No albums to view'],
    ['/department/D1/notices', 'No Notices'],
    [
      '/department/D1/events',
      '## Latest',
      'No Events found',
      '[Add all to your calendar](/department/D1/events/calendar.ics)',
    ],
    [
      '/department/D1/faculty/single?id=1&section=1',
      '[View Quarterly Report](/department/D1/faculty/quarterlyreport?id=1&name=name+1)',
      '## Basic Details',
      'Name: name 1',
    ],
    [
      '/department/D1/faculty/single?id=1&section=3',
      '[View Quarterly Report](/department/D1/faculty/quarterlyreport?id=1&name=name+1)',
      '## Contact Details',
      'No Data found',
    ],
    [
      '/department/D1/faculty/single?id=1&section=4',
      '[View Quarterly Report](/department/D1/faculty/quarterlyreport?id=1&name=name+1)',
      '## Profile',
      'section #activity-1.1',
      '### 1.1 Papers taught',
      'NA',
      'section #activity-1.2',
      '### 1.2 Teaching, learning and evaluation',
      'NA',
      'section #activity-1.3',
      '### 1.3 Courses and training attended',
      'NA',
      'section #activity-1.4',
      '### 1.4 Seminars, conferences and workshops',
      'NA',
      'section #activity-2',
      '### 2 Extension and outreach',
      'NA',
      'section #activity-3',
      '### 3 Student support and administration',
      'NA',
      'section #activity-4.1',
      '### 4.1 Research projects',
      'NA',
      'section #activity-4.2',
      '### 4.2 Research articles',
      'NA',
      'section #activity-4.3',
      '### 4.3 Other publications',
      'NA',
    ],
    [
      '/department/D1/faculty/single?id=1&section=8',
      '[View Quarterly Report](/department/D1/faculty/quarterlyreport?id=1&name=name+1)',
      '## Academic Details',
      "### Bachelor's degree",
      'NA',
      "### Master's degree",
      'NA',
      '### PhD',
      'NA',
      '### MPhil',
      'NA',
      '### Other degrees',
      'NA',
    ],
    [
      '/department/D1/faculty/single?id=1&section=9',
      '[View Quarterly Report](/department/D1/faculty/quarterlyreport?id=1&name=name+1)',
      '## College and Social Activities',
      '### College activities',
      'NA',
      '### Social activities',
      'NA',
    ],
    [
      '/department/D1/faculty/single?id=1&section=11',
      '[View Quarterly Report](/department/D1/faculty/quarterlyreport?id=1&name=name+1)',
      '## Awards & Achievements',
      '### Awards',
      'NA',
      '### Achievements',
      'NA',
    ],
    [
      '/department/D1/faculty/single?id=1&section=12',
      '[View Quarterly Report](/department/D1/faculty/quarterlyreport?id=1&name=name+1)',
      '## Links',
      'No Data found',
    ],
    [
      '/department/D1/faculty/single?id=1&section=13',
      '[View Quarterly Report](/department/D1/faculty/quarterlyreport?id=1&name=name+1)',
      '## Research Guideship',
      'NA',
    ],
    [
      '/department/D1/faculty/quarterlyreport?id=1',
      '[Visit Faculty Page](/department/D1/faculty/single?id=1&name=name+1)',
      '## All',
      'section #activity-1.1',
      '### 1.1 Papers taught',
      'NA',
      'section #activity-1.2',
      '### 1.2 Teaching, learning and evaluation',
      'NA',
      'section #activity-1.3',
      '### 1.3 Courses and training attended',
      'NA',
      'section #activity-1.4',
      '### 1.4 Seminars, conferences and workshops',
      'NA',
      'section #activity-2',
      '### 2 Extension and outreach',
      'NA',
      'section #activity-3',
      '### 3 Student support and administration',
      'NA',
      'section #activity-4.1',
      '### 4.1 Research projects',
      'NA',
      'section #activity-4.2',
      '### 4.2 Research articles',
      'NA',
      'section #activity-4.3',
      '### 4.3 Other publications',
      'NA',
    ],
  ])('%s shows its remaining parts', async (path, ...lines) => {
    expect(await linesAt(path)).toEqual(lines);
  });
});

test('the home page has the times of the specification for carousels and dialogs', async () => {
  const { page, main } = await visit('/', filledCollege);
  const times = main
    .all('[data-carousel]')
    .map(({ attributes }) => `${attributes['aria-label']}: ${attributes['data-carousel']}`);
  expect(times).toEqual([
    'Pictures of the college: 10000',
    'Student achievements: 2000',
    'Faculty achievements: 2000',
    'Highlights: 4000',
    'Research highlights: 2000',
    'NCC highlights: 2000',
    'NSS highlights: 2000',
    'Prominent alumni: 2000',
    'Testimonials: 2000',
    'Messages: 2000',
    'Certificates: 2000',
  ]);
  expect(main.one('[data-ticker]').attributes['data-ticker']).toBe('25');
  expect(main.one('dialog#holiday').attributes['data-open-after']).toBe('0');
  expect(main.all('dialog').map(({ attributes }) => attributes['data-open-after'])).toEqual([
    '0',
    '5000',
  ]);
  expect(page.one('[data-sticky]').attributes['data-sticky']).toBe('150');
  expect(main.all('img[fetchpriority="high"]')).toHaveLength(1);
});

describe('the frame of every page', () => {
  test('has the title, the icon and the other language of the page', async () => {
    const { page } = await visit('/privacy', filledCollege);
    expect(page.one('html').attributes.lang).toBe('en');
    expect(
      page
        .all('head > :not(style)')
        .map(({ name, text, attributes }) =>
          [name, text, ...Object.entries(attributes).map(([key, value]) => `${key}=${value}`)]
            .filter(Boolean)
            .join(' '),
        ),
    ).toEqual([
      'meta charset=utf-8',
      'meta name=viewport content=width=device-width, initial-scale=1',
      'link rel=preload as=image href=/files/media/emblem-1.jpg fetchpriority=high',
      'title Privacy – name 1',
      'meta name=description content=Privacy: Of html: html 1',
      'meta name=keywords content=Privacy, name 1, region 1, keywords 1',
      'meta name=color-scheme content=light dark',
      'meta name=theme-color content=#a3161f',
      'link rel=icon href=/files/media/emblem-1.jpg',
      'link rel=search type=application/opensearchdescription+xml href=/opensearch.xml title=name 1',
      'link rel=canonical href=https://c.test/privacy',
      'link rel=alternate hreflang=en href=https://c.test/privacy',
      'link rel=alternate hreflang=as href=https://c.test/as/privacy',
      'meta property=og:title content=Privacy – name 1',
      'meta property=og:type content=website',
      'script type=module src=/s.js integrity=sha256-s',
    ]);
  });

  test('has the emergency, the header, the menu and the footer', async () => {
    const { page, main } = await visit('/privacy', filledCollege);
    const frame = page.one('body').source.replace(main.source, '');
    expect(outlineOf(frame)).toEqual([
      'aside “Emergency”',
      'text 1',
      '[Skip to the content](#content)',
      '{Search this site search q, required} (Search)',
      '[অসমীয়া](/as/privacy)',
      '▸ Login',
      '- [title 1 (another website, opens in a new tab)](https://example.org/link/1)',
      '- [title 2]()',
      '[![Emblem](/files/media/emblem-1.jpg) name 1 name_as 1 affiliation 1 · Established 1962](/)',
      'nav “Menu”',
      '(Menu)',
      'div #site-menu',
      '(Close the menu)',
      '{Search this site search q, required} (Search)',
      '[Home](/)',
      '▸ About',
      '- [About us](/aboutus/about)',
      '- [Vision and mission](/aboutus/vision)',
      '- [Emblem and anthem](/aboutus/emblem)',
      '- [Principal](/administrations/principal)',
      '- [Governing body](/administrations/gb)',
      '- [Office staff](/administrations/officestaff)',
      '- [People A–Z](/people)',
      '- [Committees](/committees)',
      '- [NIRF](/nirf)',
      '- [Contact us](/contactus)',
      '▸ Academics',
      '- [Arts](/departments/arts)',
      '- [Science](/departments/science)',
      '- [Commerce](/departments/commerce)',
      '- [Others](/departments/others)',
      '- [Syllabus](/syllabus-course)',
      '- [Examination](/examination)',
      '- [Rules and regulations](/rulesandregulations)',
      '- [NPTEL](/nptel)',
      '- [GUCDOE](/gucdoe)',
      '- [KKHSOU](/kkhsou)',
      '- [IGNOU](/ignou)',
      '▸ Admission',
      '- [Admission procedure](/admissionprocedure)',
      '- [Programmes](/programmes)',
      '- [Admission helpdesk](/admission-helpdesk)',
      '▸ Students',
      '- [Student notices](/students/notification)',
      '- [Results](/students/results)',
      '- [Exam schedule](/students/exam-schedule)',
      '- [Class routines](/students/routines)',
      '- [Student downloads](/students/downloads)',
      '- [Certificates](/students/certificates)',
      '- [Clubs](/students/clubs)',
      "- [Students' union](/students/students_union)",
      '- [Student wings](/student-wings)',
      '- [Leave a message (student)](/student-message)',
      '▸ Notices',
      '- [Academic notices](/notifications/academic)',
      '- [Administrative notices](/notifications/administrative)',
      '- [Achievements](/notifications/achievements)',
      '- [Student achievements](/notifications/sachievements)',
      '- [Faculty achievements](/notifications/eachievements)',
      '- [Downloads](/notifications/downloads)',
      '- [Tenders](/notifications/tender)',
      '- [Events](/events)',
      '▸ IQAC',
      '- [About IQAC](/iqac/about)',
      '- [Strategies](/iqac/strategies)',
      '- [Core committees](/iqac/core-committes)',
      '- [Teams](/iqac/teams)',
      '- [Units and wings](/iqac/units-and-wings)',
      '- [Organogram of the IQAC](/iqac/organogram)',
      '- [Handbook](/iqac/handbook)',
      '- [Academic calendar](/iqac/academic-calendar)',
      'Reports',
      '- [AQAR](/iqac/aqar)',
      '- [Annual reports](/iqac/annual-report)',
      '- [Action plans](/iqac/actionplan)',
      '- [Action taken reports](/iqac/atr)',
      '- [Metrics and evidence](/iqac/matrix)',
      '- [Self study report](/iqac/ssr)',
      '- [SSR metrics and evidence](/iqac/ssrmatrix)',
      '- [IIQA](/iqac/iiqa)',
      '- [SDF](/iqac/sdf)',
      '- [DVV clarifications](/iqac/dvv)',
      '- [DVV archives](/iqac/dvv-archives)',
      '- [CGC](/iqac/cgc)',
      '- [DAC](/iqac/dac)',
      '- [Audit reports](/iqac/auditreport)',
      '- [AISHE data](/iqac/aishe-data)',
      '- [NIRF reports](/iqac/nirf)',
      '- [MoUs and collaborations](/iqac/mou-collaborations)',
      '- [Best practices](/iqac/best-practice)',
      '- [Institutional distinctiveness](/iqac/institutional-distingtiveness)',
      '- [COs & POs of the departments](/iqac/co_po)',
      'Events and Meetings',
      '- [Events and news of the IQAC](/iqac/event-news)',
      '- [Minutes of meetings](/iqac/minutes)',
      'Feedbacks',
      '- [Feedback forms](/iqac/feedback)',
      '- [Feedback analysis](/iqac/feedback-analysis)',
      '- [Student satisfaction survey](/iqac/sss)',
      '▸ Research',
      '- [Research](/research)',
      '- [Publications](/publications)',
      '- [Wall magazines](/wallmagazines)',
      '- [Newsletter](/newsletter)',
      '▸ Facilities',
      '- [Library](/facility/library)',
      "- [Girls' hostel](/facility/girlshostel)",
      '- [Sports](/facility/sports_facility)',
      '- [Health care](/facility/healthcare_facility)',
      '- [Scholarships and stipends](/facility/scholarship_and_stipen)',
      '- [Anti-ragging](/facility/antiragging)',
      '▸ Alumni',
      '- [Alumni committee](/alumni/committee)',
      '- [Prominent alumni](/alumni/prominent)',
      '- [Alumni registration](/alumni-registration)',
      '- [Leave a message (alumni)](/alumni-message)',
      '▸ More',
      '- [Photo gallery](/gallery/photo)',
      '- [Important files](/importantfile)',
      '- [Right to information](/rti/home)',
      '- [Recruitment](/recruitment)',
      "- [Visitor's note](/visitors-note)",
      '▸ Login',
      '- [title 1 (another website, opens in a new tab)](https://example.org/link/1)',
      '- [title 2]()',
      '[Online Admission session 1 (another website, opens in a new tab)](https://example.org/link/1)',
      'name 1 Website owned by: owner 1 address 1 [someone1@example.org](mailto:someone1@example.org) [00000 00000](tel:0000000000) Website last updated: 20 Nov 2026 Visitors: …',
      'nav “About this website”',
      '- [Help](/help)',
      '- [Policies](/policies)',
      '- [Web Information Manager](/web-information-manager)',
      '- [Privacy](/privacy)',
      '- [Accessibility](/accessibility)',
      '- [Public Self Disclosure](/disclosure)',
      '- [All pages](/sitemap)',
      '- [Feedback](/visitors-note)',
      '- [National Portal of India (another website, opens in a new tab)](https://www.india.gov.in)',
      '- [title 1 (another website, opens in a new tab)](https://example.org/link/1)',
      '- (High contrast)',
      'dialog #leaving',
      'h2 #leaving-title',
      '## You are leaving this website',
      '(Close)',
      'This link leads to a website that is not of a government. name 1 is not responsible for its content.',
      '[Open (another website, opens in a new tab)](#leaving)',
      'div #toast',
      'div #coming',
      'Printed from https://c.test/privacy',
    ]);
    expect(
      parse(frame)
        .all('[popover]')
        .map(({ attributes }) => attributes.id),
    ).toEqual(['site-menu']);
  });
});
