/** The title distinguishes each state of a page, and the description is not repeated on all of them. */
import { expect, test } from 'vitest';
import { visit } from '../testing/visit.ts';

const notices = Array.from({ length: 50 }, (_, index) => ({
  ...{ id: `${index}`, title: 'Item', date: '01-09-2024', description: '<p>Words.</p>' },
  featured_photo: [{ url: '/p.png' }],
}));
const list = ({ type, limit = 50, page = 1 }: { type?: string; limit?: number; page?: number }) =>
  notices.slice((page - 1) * limit, page * limit).map((notice) => ({ ...notice, type }));
const department = (dept_code: string, dept_name: string) => ({
  dept_code,
  dept_name,
  stream: 'ARTS',
});
const answers = {
  getnoticesbytype: list,
  getnoticesbytypedeptv1: list,
  getcollegeeventlistwithyear: list,
  getdepartments: [department('PHY', 'Physics'), department('CHE', 'Chemistry')],
  getdeptdata: { ...department('PHY', 'Physics'), research: '<p>Words.</p>' },
  getpage: ({ page }: { page?: unknown }) => ({ page, html: '<p>Words.</p>', since: '01-01-2024' }),
};
const about = (title: string) => `${title} at Demo College.`;

test.each([
  ['/students/results?page=2', 'Results, page 2'],
  ['/students/results?year=2024', 'Results, 2024'],
  ['/students/results?year=2024&page=2', 'Results, 2024, page 2'],
  ['/iqac/aishe-data', 'AISHE data'],
  ['/iqac/aishe-data?type=IQAC_AISHE_DATA_C', 'AISHE data, Certificates'],
  ['/iqac/aishe-data?type=IQAC_AISHE_DATA_C&page=2', 'AISHE data, Certificates, page 2'],
  ['/iqac/event-news', 'Events and news of the IQAC'],
  ['/iqac/event-news?year=2024&page=2', 'Events and news of the IQAC, 2024, page 2'],
  ['/alumni/events', 'Alumni events'],
  ['/alumni/events?page=2', 'Alumni events, page 2'],
  ['/nptel?tab=chapterEvents', 'NPTEL, Events'],
  ['/nptel?tab=chapterEvents&year=2024&page=2', 'NPTEL, Events, 2024, page 2'],
  ['/research-projects/CHE', 'Research projects, Chemistry'],
  ['/research-projects?from=2024-1st', 'Research projects, From quarter 2024-1st'],
  ['/research-projects?to=2024-2nd', 'Research projects, To quarter 2024-2nd'],
  ['/publications?report=chapters', 'Publications, Chapters in books'],
  ['/wallmagazines/CHE', 'Wall magazines, Chemistry'],
])('%s has the title %s', async (path, title) => {
  const page = await visit(path, answers);
  expect(page.title).toBe(`${title} – Demo College`);
  expect(page.description).toBe(about(title));
});

test.each([
  ['/facility/library', 'Library: Words.'],
  ['/facility/library?page=2', 'Library, page 2: Words.'],
  ['/examination', 'Examination: Words.'],
  ['/kkhsou', 'KKHSOU: Words.'],
  ['/research', 'Research: Words.'],
  ['/students/certificates', 'Certificates: Words.'],
])('the description of %s is its text', async (path, description) => {
  expect((await visit(path, answers)).description).toBe(description);
});
