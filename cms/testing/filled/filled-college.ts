/** Adds one record of every collection with all fields filled, and inputs of the calls that read them. */
import type { CallInput, CallName } from '@college/contract/calls';
import type { Payload } from 'payload';
import { signPreview } from '../../platform/preview/preview-token.ts';
import { today } from '../../time-zone/dates.ts';
import { addPicture, addUser, withSession } from '../content.ts';
import { addFilled, filledRecord, type Numbers } from './filled-record.ts';

const published = { _status: 'published' } as const;

export async function fillCollege(payload: Payload): Promise<Numbers> {
  const numbers: Numbers = {};
  numbers.editor = (await withSession(payload, await addUser(payload, 'editor'))).id;
  numbers.media = (await addPicture(payload, 'red.jpg')).id;
  await addFilled(payload, 'departments', numbers, { dept_code: 'PHY' });
  const own = { path: '/green-audit', kind: 'evidence' } as const;
  await addFilled(payload, 'site-pages', numbers, own);
  const reviewed = { subject: 'page:/contactus', reviewed_at: '2026-11-20T09:00:00.000Z' };
  await payload.create({ collection: 'reviews', data: reviewed });
  await payload.updateGlobal({ slug: 'review-settings', data: { show_reviewed: true } });
  await addFilled(payload, 'redirects', numbers, { from: '/from', to: '/to' });
  await addFilled(payload, 'notices', numbers, {
    type: 'COLLEGE_EVENT',
    department: null,
    ...published,
  });
  await addFilled(payload, 'department-files', numbers);
  await addFilled(payload, 'employees', numbers, { type: 'FACULTY', ...published });
  await addFilled(payload, 'committees', numbers);
  await addFilled(payload, 'members', numbers, { type: 'ALUMNI_COMMITTEE' });
  await addFilled(payload, 'members', numbers, { type: 'GOVERNING_BODY' });
  await addFilled(payload, 'former-principals', numbers);
  await addFilled(payload, 'rti-officers', numbers);
  // Not withdrawn, because a withdrawn record stays in the recycle bin.
  const agreed = { withdrawn_at: null };
  await addFilled(payload, 'alumni', numbers, agreed);
  for (const report of ['SSR', 'OWN', 'IQAC'] as const) {
    await addFilled(payload, 'evidence-groups', numbers, {
      report,
      // No manual, because the generated numbers are in none.
      manual: null,
      ...published,
    });
    await addFilled(payload, 'evidence-criteria', numbers);
    await addFilled(payload, 'evidence-questions', numbers);
    await addFilled(payload, 'evidence-files', numbers, published);
    for (const [slug, number] of Object.entries(numbers))
      if (slug.startsWith('evidence')) numbers[`${report} ${slug}`] = number;
  }
  await addFilled(payload, 'pages', numbers, { page: 'emblem', ...published });
  await addFilled(payload, 'guides', numbers);
  const adoption = { on: '2026-04-01', by: { en: 'by' }, designation: { en: 'designation' } };
  const text = { html: { en: '<p>html</p>' }, addition: {}, facts: {} };
  await payload.create({
    collection: 'policies',
    data: {
      kind: 'terms',
      adopted_on: '2026-04-01T12:00:00.000Z',
      adoptions: [1, 2].map((version) => ({ version, ...adoption, ...text })),
    },
  });
  await addFilled(payload, 'albums', numbers);
  await addFilled(payload, 'albums', numbers, { department: null });
  await addFilled(payload, 'important-files', numbers);
  await addFilled(payload, 'courses', numbers);
  await addFilled(payload, 'photos', numbers, { type: 'HIGHLIGHTS' });
  await addFilled(payload, 'featured-notifications', numbers);
  await addFilled(payload, 'holidays', numbers);
  await addFilled(payload, 'messages', numbers, { status: 'approved', ...agreed });
  for (const slug of ['college', 'admission', 'alert'] as const) {
    const { flattenedFields = [] } =
      payload.config.globals.find((item) => item.slug === slug) ?? {};
    // No video file, because it would be shown instead of the link.
    const data = { ...filledRecord(flattenedFields, numbers), video_file: null };
    await payload.updateGlobal({ slug, data: data as object });
  }
  const translated = { locale: 'as' } as const;
  const dept = { collection: 'departments', id: Number(numbers.departments) } as const;
  await payload.update({ ...dept, ...translated, data: { dept_name: 'dept_name_as' } });
  await payload.updateGlobal({ slug: 'college', ...translated, data: { name: 'name_as' } });
  return numbers;
}

type Inputs = { [Name in CallName]?: CallInput<Name> };

/** Inputs of all calls that read. */
export function inputsFor(numbers: Numbers): Inputs {
  const id = (collection: string) => String(numbers[collection]);
  const page = { collection: 'pages' as const, id: Number(id('pages')) };
  const account = numbers.editor ?? 0;
  const token = signPreview(page, { account, session: `session-of-${account}` });
  const event = { dept_code: 'PRAG', type: 'COLLEGE_EVENT' } as const;
  const thisYear = Number(today().slice(0, 4));
  const evidence = (report: string) => ({
    groups: { group_id: id(`${report} evidence-groups`), type: 'QUALITATIVE' },
    criteria: { sub_group_id: id(`${report} evidence-criteria`) },
    questions: { sub_sub_group_id: id(`${report} evidence-questions`) },
  });

  return {
    getdepartments: {},
    getdeptdata: { dept_code: 'PHY' },
    getprogrammes: {},
    getnoticesbytype: event,
    getnoticesbytypedept: event,
    getnoticesbytypedeptv1: { ...event, year: thisYear },
    getnoticesbytypeann: event,
    getduenotices: { dept_code: 'PRAG' },
    getyearsoftype: event,
    getcollegeeventlistwithyear: { ...event, year: thisYear },
    getsingleeventbyid: { eventId: id('notices') },
    getupcomingevents: {},
    getphotosforwebsite: { type: 'HIGHLIGHTS' },
    getphotosforwebsitewithcaption: { type: 'HIGHLIGHTS' },
    getemployeebytype: { dept_code: 'PHY', type: 'FACULTY' },
    'getmessage-all': {},
    getalumnibydept: { dept_code: 'PHY' },
    checkiftodayisholiday: {},
    getholidays: {},
    getfeaturednotificationwebsite: {},
    'settings/admissionSettings.json': {},
    getimportantfiles: {},
    getdepartmentfilebytype: { dept_code: 'PHY', type: 'ACHIEVEMENTS' },
    getgallery: { dept: 'PRAG', type: 'DEPARTMENT' },
    getgroup: {},
    getsubgroupbygroupidandtype: evidence('IQAC').groups,
    getsubsubgroupbysubgroupid: evidence('IQAC').criteria,
    getfilegroupbysubsubgroupid: evidence('IQAC').questions,
    getssrgroup: {},
    getssrsubgroupbygroupidandtype: evidence('SSR').groups,
    getssrsubsubgroupbysubgroupid: evidence('SSR').criteria,
    getssrfilegroupbysubsubgroupid: evidence('SSR').questions,
    getcourse: {},
    getpage: { page: 'emblem' },
    getguides: {},
    getcommittee: {},
    getcommitteebycode: { committee_code: 'code' },
    getcommitteebyid: { committee_id: id('committees') },
    getgbmembers: {},
    getmembersbytype: { type: 'ALUMNI_COMMITTEE' },
    getmyprofiledata: { id: id('employees') },
    getmyprofiledataqreport: { id: id('employees'), qr: '2025-1st' },
    employeeprofilewithdeptcode: { dept_code: 'PHY' },
    getformerprincipals: {},
    getpeople: {},
    getrtiofficers: {},
    getpolicies: {},
    getpreview: { ...page, id: id('pages'), token },
    getcollege: {},
    getsitemap: {},
    getowngroup: { type: 'OWN_GREEN_AUDIT' },
  };
}
