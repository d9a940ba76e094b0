/** Faults of links and documents are found by their rules, and what looks like one is not. No database, and no file is read. */
import { describe, expect, it } from 'vitest';
import { readTemplates, type TemplateId, templatesOf } from '../duties/evidence-templates.ts';
import { buildReport } from './build-report.ts';
import { runCheck } from './checks.ts';
import type { CheckContext } from './finding.ts';
import type { FileText, ReportLine } from './report.ts';
import { limitsOfChecks, readRules, rulesOn } from './rules.ts';
import { cleanRows } from './testing/clean-report.ts';

interface InventedFile {
  name: string;
  pages?: string[];
  rows?: string[][];
  links?: string[];
  text?: Partial<FileText>;
  description?: string;
}
interface InventedMetric {
  claimed?: number;
  asks?: string;
  sets: [title: string, ...files: InventedFile[]][];
}
type Metrics = Record<string, InventedMetric>;

const website = { site: 'https://college.example.in', cms: 'https://cms.example.in' };

/** Findings of a report of 2024-25 as `rule code`, and what is said about the place in the files. */
async function judge(metrics: Metrics, only?: string) {
  const report = await buildReport(linesOf(metrics), readTemplates());
  const rules = rulesOn(await readRules(), new Date('2026-11-27'));
  const hosts = rules.flatMap(({ check, limits }) =>
    check === 'foreign-host' ? limitsOfChecks[check].parse(limits) : [],
  );
  const context: CheckContext = {
    report,
    storageHosts: hosts.flatMap((each) => each.hosts),
    socialHosts: hosts.flatMap((each) => each.social),
    authorityHosts: hosts.flatMap((each) => each.authorities),
    website: { ...website, ownHosts: [] },
    feedback: { types: [], titles: [] },
  };
  return rules.flatMap(({ id, check, limits }) =>
    check && (only === undefined || id === only)
      ? runCheck(check, limitsOfChecks[check].parse(limits), context)
          // The database says where a link of the own website leads.
          .filter(({ own }) => own === undefined)
          .map(({ code, values, place }) => ({ rule: id, code, values, place }))
      : [],
  );
}

async function* linesOf(metrics: Metrics): AsyncGenerator<ReportLine> {
  yield { report: { id: 1, name: 'AQAR', period: { first: 2024, last: 2024, text: '2024-25' } } };
  const ids = new Map<InventedFile, number>();
  const files = Object.values(metrics).flatMap(({ sets }) => sets.flatMap(([, ...own]) => own));
  for (const [at, file] of files.entries()) {
    const { name, pages, rows, links = [], text, description } = file;
    ids.set(file, at + 1);
    const read: FileText = { state: 'read', read: 'text', page_count: pages?.length ?? 0, ...text };
    yield {
      file: {
        ...{ id: at + 1, name, size: 100, links, hasOfficeList: false, content: `${name} 100` },
        ...(description !== undefined && { description }),
        text: pages || text ? read : undefined,
      },
    };
    for (const [place, words] of (pages ?? []).entries())
      yield { page: { number: place + 1, text: words } };
    if (rows) yield { table: 'Sheet1' };
    for (const row of rows ?? []) yield { row };
  }
  for (const [number, { claimed, asks = 'How?', sets }] of Object.entries(metrics)) {
    const templates = templatesOf(number, '2020', readTemplates()).map(({ id }) => id);
    yield { metric: { id: 1, number, text: asks, claimed, templates, edit: '/edit' } };
    for (const [title, ...own] of sets)
      yield {
        set: { id: 1, title, edit: '/edit', files: own.flatMap((file) => ids.get(file) ?? []) },
      };
  }
}

/** The clean rows of a template with another cell in the row below the headings. */
function sheet(id: TemplateId, column?: string, cell = ''): InventedFile {
  const columns = readTemplates().find((each) => each.id === id)?.columns ?? [];
  const at = columns.findIndex((each) => each.id === column);
  const rows = (cleanRows[id] ?? []).map((row, place) =>
    place === 0 && at >= 0 ? row.with(at, cell) : row,
  );
  return { name: `${id}.xlsx`, rows: [columns.map(({ header }) => header), ...rows] };
}
const codesIn = async (metrics: Metrics, only?: string) =>
  (await judge(metrics, only)).map(({ code, place }) => `${place.metric} ${code}`);

const paper = (link: string): Metrics => ({
  '3.3.2': { claimed: 2, sets: [['Data', sheet('papers', 'link', link)]] },
});
const portal = (link: string): Metrics => ({
  '6.2.3': { claimed: 1, sets: [['Data', sheet('e-governance', 'link', link)]] },
});
const report = (
  link: string,
  words = 'View the report of the camp on 12 August 2024.',
): Metrics => ({
  '3.4.3': { sets: [['Camp', { name: 'camp.pdf', pages: [words], links: [link] }]] },
});

describe('a link', () => {
  it.each([
    'https://erp.example.org/login.aspx',
    'https://erp.example.org/Account/Login?ReturnUrl=%2F',
    'https://erp.example.org/StudentLogin.aspx',
    'https://erp.example.org/users/sign_in',
    'https://erp.example.org/frmLogin.aspx',
    'https://erp.example.org/index.php?route=account/login',
    'https://erp.example.org/#/login',
    'https://login.example.org/college',
    'https://accounts.google.com/v3/x?service=y',
    'https://college.example.in/admin/collections/media/12',
    'https://old.example.org/wp-admin/upload.php',
    'https://example.org/adminlogin.php',
    'https://example.org/user_login',
  ])('asks for a password: %s', async (link) => {
    expect(await codesIn(portal(link))).toEqual(['6.2.3 linkBehindSignIn']);
    expect(await codesIn(report(link))).toEqual(['3.4.3 linkBehindSignIn']);
  });

  it.each([
    'https://www.ijmer.example.org/Home/Index',
    'https://journal.example.org/index.php',
    'https://journal.example.org/Default.aspx',
    'https://journal.example.org/en/',
    'https://journal.example.org/en-US/home.html',
    'https://journal.example.org/index.php/index',
    'https://journal.example.org/index.php?page=home',
    'https://journal.example.org/web/guest/home',
    'https://journal.example.org/index.jsp;jsessionid=1',
    'https://journal.example.org/#/home',
    'https://journal.example.org/?lang=en',
    'https://journal.example.org/ojs/index.php/IJTK',
    'https://journal.example.org/index.php/ijtk/index',
  ])('leads to a home page: %s', async (link) => {
    expect(await codesIn(paper(link))).toEqual(['3.3.2 linkToHomePage']);
  });

  it.each([
    ['linkToProfile', 'https://scholar.google.com/citations?user=abc&hl=en'],
    ['linkToProfile', 'https://scholar.google.co.in/citations?hl=en&user=abc'],
    ['linkToProfile', 'https://orcid.org/0000-0002-1825-0097'],
    ['linkToProfile', 'https://www.researchgate.net/profile/Anima-Bora'],
    ['linkToProfile', 'https://vidwan.inflibnet.ac.in/profile/12345'],
    ['linkToProfile', 'https://www.scopus.com/authid/detail.uri?authorId=1'],
    ['linkToSearch', 'https://www.google.com/search?q=fish'],
  ])('is no paper (%s): %s', async (code, link) => {
    expect(await codesIn(paper(link))).toEqual([`3.3.2 ${code}`]);
  });

  it.each([
    'https://www.facebook.com/democollege/posts/1',
    'https://youtu.be/abc',
    'https://m.youtube.com/watch?v=abc',
    'https://www.instagram.com/p/abc',
    'https://x.com/college/status/1',
    'https://chat.whatsapp.com/abc',
    'https://photos.google.com/share/abc',
    'https://onedrive.live.com/?id=1',
    'https://www.canva.com/design/abc/view',
  ])('leads to social media or a store: %s', async (link) => {
    expect(await codesIn(report(link))).toEqual(['3.4.3 linkElsewhere']);
    expect(await codesIn(paper(link))).toEqual(['3.3.2 linkElsewhere']);
  });

  it.each([
    ['a paper', paper('https://journal.example.org/index.php/ijtk/article/view/12')],
    ['a DOI', paper('https://doi.org/10.1234/abcd')],
    [
      'a paper of a profile',
      paper(
        'https://scholar.google.com/citations?view_op=view_citation&user=a&citation_for_view=a:b',
      ),
    ],
    ['a paper of ResearchGate', paper('https://www.researchgate.net/publication/123_Fish')],
    ['a paper of WordPress', paper('https://journal.example.org/index.php/fish-of-the-kolong')],
    [
      'a paper about logins',
      paper('https://journal.example.org/how-people-login-to-websites-today'),
    ],
    ['a page of a portal', portal('https://admission.example.org/how-it-works')],
    ['a portal', portal('https://portal.example.org/')],
    ['a manual of the sign-in', portal('https://portal.example.org/manuals/student-login.pdf')],
    [
      'the account in a letterhead',
      report(
        'https://facebook.com/democollege',
        'Demo College, facebook.com/democollege. The camp was on 12 August 2024.',
      ),
    ],
    ['a profile in a document', report('https://orcid.org/0000-0002-1825-0097')],
  ])('is right: %s', async (_words, metrics) => {
    expect(await judge(metrics)).toEqual([]);
  });
});
