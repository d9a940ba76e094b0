/** Colleges with an account of each role: the demo with work for everybody, a new one, and one with a single language. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { inject } from 'vitest';
import { type Role, roles } from '../../cms/access.ts';
import { runCommand } from '../../scripts/services/backend.ts';
import { type Demo, emptyCollege } from '../../scripts/testing/demo.ts';
import { addressOf, ask, createAccounts, type Session, sessionOf } from './accounts.ts';
import { type College, openCollege } from './open-college.ts';
import { soon } from './soon.ts';
import { mailsTo } from './submission.ts';

export interface StaffedOffice {
  college: College;
  /** Sends a request to the API as an account, which must succeed. */
  send: (session: Session, method: string, where: string, body?: unknown) => Promise<Reply>;
  admin: Session;
  accounts: ReadonlyMap<Role, Session>;
}
interface Reply {
  doc: { id: number };
  docs: { id: number; [field: string]: unknown }[];
}

/** Opens a copy of a college with an account of each role. */
async function openStaffed(demo: Demo): Promise<StaffedOffice> {
  const college = await openCollege(demo);
  const send: StaffedOffice['send'] = async (session, method, where, body) => {
    const { status, text } = await ask(`${college.cms}/api/${where}`, method, session, body);
    if (status >= 300) throw new Error(`${method} ${where}: ${status} ${text}`);
    return JSON.parse(text);
  };
  const admin = await sessionOf(college, college.admin.email, college.admin.password);
  /** The first record of a list, or a new one. */
  const first = async (list: string, query: string, created: object) => {
    const { docs } = await send(admin, 'GET', `${list}?depth=0&limit=1&${query}`);
    return docs[0] ?? (await send(admin, 'POST', list, created)).doc;
  };
  const physics = { dept_code: 'PHY', dept_name: 'Physics', stream: 'SCIENCE' };
  const { id: department } = await first('departments', 'sort=id', physics);
  const { id: employee } = await first(
    'employees',
    `where[type][equals]=FACULTY&where[department][equals]=${department}`,
    { name: 'Rina Das', type: 'FACULTY', department, _status: 'published' },
  );
  const accounts = await createAccounts(college, admin, { department, employee });
  return { college, admin, accounts, send };
}

async function openDemo(): Promise<StaffedOffice> {
  const office = await openStaffed(inject('demo'));
  await giveWork(office);
  return office;
}

async function openNew(): Promise<StaffedOffice> {
  const folder = await mkdtemp(path.join(tmpdir(), 'new-college-'));
  try {
    return await openStaffed(await emptyCollege(path.join(folder, 'data')));
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function openInOneLanguage(): Promise<StaffedOffice> {
  const office = await openStaffed(inject('demo'));
  await office.send(office.admin, 'POST', 'globals/college', { languages: 'as' });
  return office;
}

/** How to open each kind of college. */
export const staffedOffices = {
  'the demo college': openDemo,
  'a new college': openNew,
  'a college with one language': openInOneLanguage,
} as const satisfies Record<string, () => Promise<StaffedOffice>>;

/** Pages of the website that somebody looks after, one for each account. */
const pages = [
  '/contactus',
  '/privacy',
  '/events',
  '/departments',
  '/committees',
  '/nirf',
  '/rti/officers',
];

/**
 * Gives each account a due review and a mail, the head of department a profile to approve, the coordinator a rehearsal
 * with findings, and the department editor a scheduled notice that is deleted before its time.
 */
async function giveWork({ college, admin, accounts, send }: StaffedOffice): Promise<void> {
  const as = (role: Role): Session => accounts.get(role) ?? admin;
  const { docs: users } = await send(admin, 'GET', 'users?limit=50&depth=0');
  const userOf = (role: Role) => users.find(({ email }) => email === addressOf(role));
  const { docs: texts } = await send(admin, 'GET', `pages?limit=${roles.length}&depth=0`);
  for (const [index, role] of roles.entries()) {
    const due = { owner: userOf(role)?.id, months: 1, reviewed_at: '2020-01-01' };
    for (const subject of [`page:${pages[index]}`, `text:pages/${texts[index]?.id}`])
      await send(admin, 'POST', 'reviews', { subject, ...due });
    await ask(`${college.cms}/api/users/forgot-password`, 'POST', {}, { email: addressOf(role) });
  }
  const profile = `employees/${userOf('teacher')?.employee}?draft=true`;
  await send(as('teacher'), 'PATCH', profile, { handed_in_at: new Date(), _status: 'draft' });
  // The report with the fewest files, because a first rehearsal reads each of them.
  const shortest = 'evidence-groups?limit=1&depth=0&where[report][equals]=SSR';
  const { docs: reports } = await send(admin, 'GET', shortest);
  await send(as('iqac-coordinator'), 'POST', `reports/${reports[0]?.id}/rehearsal`);
  const at = new Date(Date.now() + 2000).toISOString();
  const { doc } = await send(
    as('department-editor'),
    'POST',
    `notices?draft=true&publish_at=${at}`,
    {
      title: 'Practical examination',
      type: 'DEPTNOTICE',
      date: at,
      department: userOf('department-editor')?.department,
    },
  );
  await send(as('department-editor'), 'PATCH', `notices/${doc.id}`, { deletedAt: new Date() });
  await soon(async () => {
    await send(admin, 'GET', 'payload-jobs/run?queue=default');
    const { docs } = await send(admin, 'GET', 'rehearsals?limit=1&depth=0');
    const links = await linksIn(college, 'department-editor');
    return links.some((link) => link.includes('/trash/')) && docs[0]?.state !== 'running';
    // A first rehearsal reads the files of the report, beside all else that the machine does.
  }, 240_000);
}

/** Addresses of the admin in the mails to an account, as paths. */
async function linksIn({ cms, dataDir }: College, role: Role): Promise<string[]> {
  const mails = await mailsTo(dataDir, addressOf(role));
  return mails
    .flatMap((mail) => [...mail.replaceAll(/=\r?\n/g, '').matchAll(/https?:\/\/[^\s>]+/g)])
    .map(([address]) => new URL(address))
    .filter(({ origin }) => origin === cms)
    .map(({ pathname, search }) => pathname + search);
}

/** Addresses that mails about due reviews lead to. */
const listsReviews = /^\/admin(\/collections\/reviews)?$/;

/** Sends the mails of scheduled jobs. Resolves with the addresses in all mails to each account. */
export async function linksInMails({ college }: StaffedOffice): Promise<Map<Role, string[]>> {
  const { dataDir, secrets, cms: cmsUrl, site: siteUrl } = college;
  await runCommand(['tests/support/send-reminders.ts'], { dataDir, secrets, cmsUrl, siteUrl });
  const links = new Map<Role, string[]>();
  for (const role of roles) {
    await soon(async () => (await linksIn(college, role)).some((link) => listsReviews.test(link)));
    links.set(role, await linksIn(college, role));
  }
  return links;
}
