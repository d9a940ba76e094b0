/** Pages of a college without content, at a backend without our own calls. */
import { CallError } from '@college/contract/client';
import { AdmissionSettings, College, DepartmentSummary } from '@college/contract/entities';
import { EmployeeWithActivities } from '@college/contract/profile';
import { expect, test } from 'vitest';
import { parse } from '../markup.ts';
import { type Answers, missingCall, renderWith } from '../render-with.ts';

const department = DepartmentSummary.parse({
  dept_code: 'PHY',
  dept_name: 'Physics',
  stream: 'SCIENCE',
});
const person = EmployeeWithActivities.parse({
  id: 1,
  type: 'FACULTY',
  name: 'Dr. N.',
  activities: {
    blocks: [
      {
        activity_name: 'P',
        activity_sub_id: '4.1',
        activity_data: [{ title: '=1+1', quarter: '2025-1st', file: [{ url: '/files/a.pdf' }] }],
      },
    ],
  },
});
const baseAnswers: Answers = {
  getcollege: College.parse({ name: 'Demo College', emblem: '/files/emblem.svg' }),
  'settings/admissionSettings.json': AdmissionSettings.parse({}),
  getdepartments: [department],
  getdeptdata: 0,
};
const absent = {
  getpage: missingCall,
  getformerprincipals: missingCall,
  getrtiofficers: missingCall,
};

const ask = (path: string, answers: Answers = {}) =>
  renderWith({ ...baseAnswers, ...absent, ...answers }, (error) =>
    expect.unreachable(String(error)),
  )(path);

const noData = [
  '/administrations/principal',
  '/administrations/gb',
  '/administrations/officestaff',
  '/administrations/formerprincipals',
  '/committees',
  '/rti/officers',
  '/importantfile',
  '/iqac/units-and-wings',
  '/iqac/matrix',
  '/iqac/ssrmatrix',
  '/iqac/nirf',
  '/nirf',
  '/research',
  '/research/PHY?report=econtent&from=2025-1st',
  '/research-projects',
  '/publications',
  '/research-journal',
  '/wallmagazines/PHY',
  '/alumni/committee',
  '/alumni/events',
  '/alumni/achievements',
  '/alumni/prominent',
  '/gallery/photo',
  '/gallery/video',
  '/gallery/document',
];
test.each(noData)('%s says No Data found', async (path) => {
  const { status, body } = await ask(path);
  expect(status).toBe(200);
  expect(body).toContain('No Data found');
});

test.each([
  ['/iqac/aqar', 'No AQAR'],
  ['/iqac/about', 'Nothing has been published here yet'],
  ['/iqac/teams', 'Nothing has been published here yet'],
  ['/iqac/feedback-analysis?type=IQAC_FEEDBACK_ANALYSIS_PARENTS', 'No Feedback analysis: Parents'],
  ['/rti/home', 'Nothing has been published here yet'],
  ['/newsletter', 'Nothing has been published here yet'],
  ['/alumni/support', 'Nothing has been published here yet'],
  ['/iqac/event-news?year=2023', 'No Events found'],
])('%s says %s', async (path, text) => {
  const { status, body } = await ask(path);
  expect(status).toBe(200);
  expect(body).toContain(text);
});

test.each([
  '/iqac/nonsense',
  '/iqac/aqar?type=IQAC_SSR',
  '/iqac/event-news?year=1999',
  '/committees?committeeId=9',
  '/research/NONE',
  '/research/PHY?report=none',
  '/research-projects/PHY?report=publications',
  '/research/PHY?from=soon',
  '/research/NONE/research.csv',
  '/administrations/nobody',
  '/alumni/nobody',
  '/gallery/nothing',
])('%s is a 404', async (path) => {
  expect((await ask(path)).status).toBe(404);
});

test('the description of a committee redirects to the list without an id, and is a 404 for an unknown one', async () => {
  expect((await ask('/committee-description')).headers.Location).toBe('/committees');
  const unknown = await ask('/committee-description?committeeId=9', { getcommitteebyid: 0 });
  expect(unknown.status).toBe(404);
});

test('the records of a page can be downloaded as CSV', async () => {
  const people = { employeeprofilewithdeptcode: [person] };
  const page = await ask('/research/PHY', people);
  const link = 'a[href="/research/PHY/research.csv?report=projects"]';
  expect(parse(String(page.body)).all(link)).toHaveLength(1);
  const { status, headers, body } = await ask('/research/PHY/research.csv?report=projects', people);
  expect(status).toBe(200);
  expect(headers['Content-Type']).toBe('text/csv; charset=utf-8');
  expect(headers['Content-Disposition']).toContain('PHY-projects.csv');
  const [head = '', line = ''] = body.split('\r\n');
  expect(head).toMatch(
    /^\uFEFF"Faculty member","Title","Type","Funding agency",.*,"Quarter","Attachments"$/,
  );
  expect(line).toMatch(/^"Dr\. N\.","'=1\+1",.*,"2025-1st","https:\/\/c\.test\/files\/a\.pdf"$/);
});

test('a CSV contains the quarters of its page', async () => {
  const people = { employeeprofilewithdeptcode: [person] };
  const query = '?report=projects&from=2025-2nd';
  const { body } = await ask(`/research/PHY/research.csv${query}`, people);
  expect(body.split('\r\n')).toHaveLength(2);
});

test('a CSV is a 503 if the backend fails', async () => {
  const failing = {
    getdepartments: () => {
      throw new CallError('getdepartments', 0, 'Silence.');
    },
  };
  const { status, keep } = await ask('/research/PHY/research.csv', failing);
  expect({ status, keep }).toEqual({ status: 503, keep: false });
});
