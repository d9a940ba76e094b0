/** What editors fill in arrives: every field of every answer, under its own name. */
import { type CallInput, type CallName, callNames, calls } from '@college/contract/calls';
import type { Payload } from 'payload';
import { beforeAll, expect, it } from 'vitest';
import { today } from '../dates.ts';
import { signPreview } from '../platform/preview/token.ts';
import { addPicture } from '../testing/content.ts';
import { patience, temporaryCms } from '../testing/temporary-cms.ts';
import { addWhole, whole } from '../testing/whole.ts';

let payload: Payload;
let answer: typeof import('./answer.ts').answer;
const numbers: Record<string, number | undefined> = {};
const published = { _status: 'published' } as const;
const id = (collection: string) => String(numbers[collection]);
const preview = (collection: 'notices' | 'pages') => {
  const subject = { collection, id: Number(id(collection)) };
  return {
    ...subject,
    id: id(collection),
    token: signPreview(process.env.PAYLOAD_SECRET ?? '', subject),
  };
};

beforeAll(async () => {
  payload = await temporaryCms();
  ({ answer } = await import('./answer.ts'));
  numbers.media = (await addPicture(payload, 'red.jpg')).id;
  await addWhole(payload, 'departments', numbers, { dept_code: 'PHY' });
  await addWhole(payload, 'notices', numbers, {
    type: 'COLLEGE_EVENT',
    department: null,
    ...published,
  });
  await addWhole(payload, 'department-files', numbers);
  await addWhole(payload, 'employees', numbers, { type: 'FACULTY' });
  await addWhole(payload, 'committees', numbers);
  await addWhole(payload, 'members', numbers, { type: 'ALUMNI_COMMITTEE' });
  await addWhole(payload, 'members', numbers, { type: 'GOVERNING_BODY' });
  await addWhole(payload, 'former-principals', numbers);
  await addWhole(payload, 'rti-officers', numbers);
  await addWhole(payload, 'alumni', numbers);
  for (const report of ['SSR', 'IQAC'] as const) {
    await addWhole(payload, 'evidence-groups', numbers, { report });
    await addWhole(payload, 'evidence-criteria', numbers);
    await addWhole(payload, 'evidence-questions', numbers);
    await addWhole(payload, 'evidence-files', numbers);
    for (const [slug, number] of Object.entries(numbers))
      if (slug.startsWith('evidence')) numbers[`${report} ${slug}`] = number;
  }
  await addWhole(payload, 'pages', numbers, published);
  await addWhole(payload, 'albums', numbers);
  await addWhole(payload, 'albums', numbers, { department: null });
  await addWhole(payload, 'important-files', numbers);
  await addWhole(payload, 'courses', numbers);
  await addWhole(payload, 'photos', numbers, { type: 'HIGHLIGHTS' });
  await addWhole(payload, 'featured-notifications', numbers);
  await addWhole(payload, 'holidays', numbers);
  await addWhole(payload, 'messages', numbers, { status: 'approved' });
  for (const slug of ['college', 'admission'] as const) {
    const { flattenedFields = [] } = payload.config.globals.find((one) => one.slug === slug) ?? {};
    // A film would be shown instead of the link.
    const data = { ...whole(flattenedFields, numbers), video_file: null };
    await payload.updateGlobal({ slug, data: data as object });
  }
  const translated = { locale: 'as', depth: 0 } as const;
  const dept = { collection: 'departments', id: Number(id('departments')) } as const;
  await payload.update({ ...dept, ...translated, data: { dept_name: 'dept_name_as' } });
  await payload.updateGlobal({ slug: 'college', ...translated, data: { name: 'name_as' } });
}, patience);

const event = { dept_code: 'PRAG', type: 'COLLEGE_EVENT' } as const;
const thisYear = () => Number(today().slice(0, 4));
const evidence = (report: string) => ({
  groups: { group_id: id(`${report} evidence-groups`), type: 'QUALITATIVE' },
  criteria: { sub_group_id: id(`${report} evidence-criteria`) },
  questions: { sub_sub_group_id: id(`${report} evidence-questions`) },
});

/** What is asked of each read; the others keep something, or count. */
const inputs: { [Name in CallName]?: () => CallInput<Name> } = {
  getdepartments: () => ({}),
  getdeptdata: () => ({ dept_code: 'PHY' }),
  getnoticesbytype: () => event,
  getnoticesbytypedept: () => event,
  getnoticesbytypedeptv1: () => ({ ...event, year: thisYear() }),
  getnoticesbytypeann: () => event,
  getcollegeeventlistwithyear: () => ({ ...event, year: thisYear() }),
  getsingleeventbyid: () => ({ eventId: id('notices') }),
  getupcomingevents: () => ({}),
  getphotosforwebsite: () => ({ type: 'HIGHLIGHTS' }),
  getphotosforwebsitewithcaption: () => ({ type: 'HIGHLIGHTS' }),
  getemployeebytype: () => ({ dept_code: 'PHY', type: 'FACULTY' }),
  'getmessage-all': () => ({}),
  getalumnibydept: () => ({ dept_code: 'PHY' }),
  checkiftodayisholiday: () => ({}),
  getfeaturednotificationwebsite: () => ({}),
  'settings/admissionSettings.json': () => ({}),
  getimportantfiles: () => ({}),
  getdepartmentfilebytype: () => ({ dept_code: 'PHY', type: 'ACHIEVEMENTS' }),
  getgallery: () => ({ dept: 'PRAG', type: 'DEPARTMENT' }),
  getgroup: () => ({}),
  getsubgroupbygroupidandtype: () => evidence('IQAC').groups,
  getsubsubgroupbysubgroupid: () => evidence('IQAC').criteria,
  getfilegroupbysubsubgroupid: () => evidence('IQAC').questions,
  getssrgroup: () => ({}),
  getssrsubgroupbygroupidandtype: () => evidence('SSR').groups,
  getssrsubsubgroupbysubgroupid: () => evidence('SSR').criteria,
  getssrfilegroupbysubsubgroupid: () => evidence('SSR').questions,
  getcourse: () => ({}),
  getpage: () => ({ page: 'page' }),
  getcommittee: () => ({}),
  getcommitteebycode: () => ({ committee_code: 'code' }),
  getcommitteebyid: () => ({ committee_id: id('committees') }),
  getgbmembers: () => ({}),
  getmembersbytype: () => ({ type: 'ALUMNI_COMMITTEE' }),
  getmyprofiledata: () => ({ id: id('employees') }),
  getmyprofiledataqreport: () => ({ id: id('employees'), qr: '2025-1st' }),
  employeeprofilewithdeptcode: () => ({ dept_code: 'PHY' }),
  getformerprincipals: () => ({}),
  getrtiofficers: () => ({}),
  getpreview: () => preview('pages'),
  getcollege: () => ({}),
};

async function ask(name: CallName, input: object): Promise<unknown> {
  const headers = { 'Content-Type': 'application/json' };
  const init = { method: 'POST', headers, body: JSON.stringify(input) };
  const response = await answer(name, new Request('http://cms/', init), async () => payload);
  expect(response.status).toBe(200);
  return response.json();
}

interface Leaf {
  path: string;
  value: unknown;
}
function leavesOf(value: unknown, path = ''): Leaf[] {
  const within = Object.entries(Object(value));
  if (typeof value !== 'object' || within.length === 0) return [{ path, value }];
  // A link that lies elsewhere is nothing but its address.
  if (Object(value).fileType === 'link') return [];
  return within.flatMap(([key, inner]) =>
    leavesOf(inner, Array.isArray(value) ? path : `${path}.${key}`),
  );
}

const textOf = (value: unknown) =>
  typeof value === 'object' ? JSON.stringify(value) : String(value);
/** The bytes of a file travel by a call of their own. */
const isEmpty = ({ path, value }: Leaf) =>
  !path.endsWith('.data') && ['', '0', 'null', '[]', '{}'].includes(textOf(value));

/** Fields that travel under another name, and words that are the name of none. */
const renamed = ['.html: text', '.video: video_link'];
const noNames = ['image', 'media', 'jpg', 'pages'];
const isMisnamed = ({ path, value }: Leaf) => {
  const shown = /^(?:<p>|https:\/\/example\.org\/)?([a-z]\w*)(?:<\/p>|@example\.org)?$/;
  const name = shown.exec(textOf(value))?.[1];
  if (name === undefined || noNames.includes(name)) return false;
  return ![...renamed, `.${name}: ${name}`].some((one) => `${path}: ${name}`.endsWith(one));
};

it.each(Object.entries(inputs))('%s', async (name, input) => {
  const leaves = leavesOf(await ask(name as CallName, input()));
  expect(leaves.filter(isEmpty)).toEqual([]);
  expect(leaves.filter(isMisnamed)).toEqual([]);
});

it('leaves out no call that reads content', () => {
  const left = callNames.filter((name) => calls[name].lifetime === 'content' && !inputs[name]);
  // Where a file lies is asked in files/files.test.ts.
  expect(left).toEqual(['getfileaddress']);
});
