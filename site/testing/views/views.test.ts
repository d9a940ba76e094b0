/**
 * What pages show of a college that has written everything, and of one that has written hardly anything: a view of each
 * lies in a file beside this one.
 */
import { beforeEach, expect, test, vi } from 'vitest';
import { filledCollege, unwrittenCollege } from '../colleges.ts';
import { legible } from '../legible.ts';
import { visit } from '../visit.ts';

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-20T06:00:00Z'), toFake: ['Date'] });
  return () => vi.useRealTimers();
});

/** Pages by what they are about: one of each kind, and every page that is of no kind. */
const views = {
  home: ['/'],
  about: [
    ...['/aboutus/about', '/aboutus/vision', '/aboutus/emblem', '/organo', '/contactus'],
    ...['/administrations/principal', '/administrations/gb', '/administrations/officestaff'],
    ...['/administrations/formerprincipals', '/departments', '/departments/others'],
    ...['/committees', '/committee-description?committeeId=1'],
  ],
  notices: [
    ...['/admissionprocedure', '/students/results', '/students/routines?year=2024'],
    ...['/facility/library', '/notifications/tender/2025', '/importantfile', '/nirf'],
    ...['/iqac/aishe-data?type=IQAC_AISHE_DATA_C', '/alumni/events', '/iqac/event-news?year=2023'],
    ...['/events', '/singleevent?eventId=1', '/gallery/photo', '/gallery/video'],
    ...['/gallery/document', '/iqac/about', '/iqac/units-and-wings'],
  ],
  sections: [
    ...['/nptel', '/kkhsou?tab=documents', '/ncc/ncc_army', '/nss/home?tab=achievements'],
    ...['/student-wings', '/syllabus-course', '/students/students_union', '/alumni/prominent'],
    ...['/alumni/list', '/iqac/co_po', '/rti/officers', '/privacy', '/recruitment'],
    ...['/facility/guest_house', '/alumni-registration', '/visitors-note', '/search?q=hall'],
  ],
  lists: ['/people', '/programmes', '/sitemap'],
  evidence: [
    ...['/iqac/matrix', '/iqac/matrix?group=1&type=types+1&criterion=1&in_question=metric'],
    '/iqac/ssrmatrix?group=1&type=types+1&criterion=1&srno=1',
  ],
  research: [
    ...['/research', '/research/D1?report=econtent', '/publications', '/research-projects/D2'],
    ...['/research-journal', '/wallmagazines/D1'],
  ],
  department: [
    ...['', '/vision', '/profile', '/glance', '/course', '/contact', '/faculty', '/former-faculty'],
    ...['/staff', '/wall-magazine', '/activity', '/facilities', '/alumni', '/gallery', '/notices'],
    ...['/events', '/singleevent?eventId=1', '/co_po'],
  ].map((page) => `/department/D1${page}`),
  faculty: [
    ...['1', '3', '4', '8', '9', '11', '12', '13'].map((tab) => `single?id=1&section=${tab}`),
    'quarterlyreport?id=1',
  ].map((page) => `/department/D1/faculty/${page}`),
};

const viewOf = async (path: string, college = filledCollege) => {
  const { status, title, description, main } = await visit(path, college);
  return `<!-- ${path}: ${status} ${title} | ${description} -->\n${legible(main.source)}\n`;
};

/** A menu that an earlier view shows in full is shown by where it stands. */
function withMenusOnce(views: string): string {
  const seen = new Set<string>();
  return views.replaceAll(/<(nav)\b.*?<\/\1>/gs, (menu) => {
    const entries = menu.replaceAll(' aria-current="page"', '');
    const isNew = !seen.has(entries);
    seen.add(entries);
    const [first = '', ...lines] = menu.split('\n');
    return isNew ? menu : [first, ...lines.filter((line) => /aria-current/.test(line))].join('\n');
  });
}

test.each(Object.entries(views))('%s', async (name, paths) => {
  const all = await Promise.all(paths.map((path) => viewOf(path)));
  await expect(withMenusOnce(all.join('\n'))).toMatchFileSnapshot(`${name}.snap`);
});

test('what stands where nothing is written', async () => {
  const paths = Object.values(views).flat();
  const all = await Promise.all(paths.map((path) => viewOf(path, unwrittenCollege)));
  // Menus and forms are as they are elsewhere.
  const short = all.join('\n').replaceAll(/<(nav|form|script)\b.*?<\/\1>/gs, '<$1/>');
  await expect(short).toMatchFileSnapshot('unwritten.snap');
});

test('the frame of every page', async () => {
  const { page, main } = await visit('/privacy', filledCollege);
  const style = page.one('head > style').source;
  const frame = page.source.replace(main.source, '').replace(style, '');
  await expect(`${legible(frame)}\n`).toMatchFileSnapshot('frame.snap');
});
