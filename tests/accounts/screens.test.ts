/**
 * Each kind of account signs in to the built backend and opens every screen that the menu, the dashboard, lists and mails
 * offer: on the demo, on a new college, and on a college with one language.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { type Role, roles } from '../../cms/access.ts';
import { runCommand } from '../../scripts/services/backend.ts';
import { type Demo, emptyCollege } from '../../scripts/testing/demo.ts';
import { addressOf, ask, createAccounts, type Session, sessionOf } from '../support/accounts.ts';
import { crawlAdmin } from '../support/admin-crawl.ts';
import { type College, openCollege } from '../support/open-college.ts';
import { soon } from '../support/soon.ts';
import { mailsTo } from '../support/submission.ts';

interface Office {
  college: College;
  admin: Session;
  accounts: Map<Role, Session>;
  /** Sends a request of an account, which must succeed. Resolves with the answer. */
  send: (session: Session, method: string, where: string, body?: unknown) => Promise<Reply>;
}
interface Reply {
  doc: { id: number };
  docs: { id: number; [field: string]: unknown }[];
}

/** Opens a copy of a college with an account of each role. */
async function openOffice(demo: Demo): Promise<Office> {
  const college = await openCollege(demo);
  const send: Office['send'] = async (session, method, where, body) => {
    const { status, text } = await ask(`${college.cms}/api/${where}`, method, session, body);
    if (status >= 300) throw new Error(`${method} ${where}: ${status} ${text}`);
    return JSON.parse(text);
  };
  const admin = await sessionOf(college, college.admin.email, college.admin.password);
  const first = async (list: string, create: object) => {
    const { docs } = await send(admin, 'GET', `${list}&depth=0&limit=1`);
    return docs[0] ?? (await send(admin, 'POST', list.replace(/\?.*/, ''), create)).doc;
  };
  const { id: department } = await first('departments?', {
    dept_code: 'PHY',
    dept_name: 'Physics',
    stream: 'SCIENCE',
  });
  const { id: employee } = await first(
    `employees?where[type][equals]=FACULTY&where[department][equals]=${department}`,
    { name: 'Rina Das', type: 'FACULTY', department, _status: 'published' },
  );
  const accounts = await createAccounts(college, admin, { department, employee });
  return { college, admin, accounts, send };
}

/** Pages of the website that the office looks after, one for each account. */
const pages = [
  '/contactus',
  '/privacy',
  '/events',
  '/departments',
  '/committees',
  '/research',
  '/nirf',
];

/**
 * Gives each account a due review and a mail, the head of department a profile to approve, the coordinator a rehearsal
 * with findings, and the department editor a scheduled notice that is deleted before its time.
 */
async function giveWork({ college, admin, accounts, send }: Office): Promise<void> {
  const as = (role: Role): Session => accounts.get(role) ?? admin;
  const { docs: users } = await send(admin, 'GET', 'users?limit=50&depth=0');
  const { docs: texts } = await send(admin, 'GET', 'pages?limit=7&depth=0');
  for (const [index, role] of roles.entries()) {
    const owner = users.find(({ email }) => email === addressOf(role))?.id;
    const past = { owner, months: 1, reviewed_at: '2020-01-01' };
    for (const subject of [`page:${pages[index]}`, `text:pages/${texts[index]?.id}`])
      await send(admin, 'POST', 'reviews', { subject, ...past });
    await ask(`${college.cms}/api/users/forgot-password`, 'POST', {}, { email: addressOf(role) });
  }
  const teacher = users.find(({ email }) => email === addressOf('teacher'));
  const handIn = { handed_in_at: new Date(), _status: 'draft' };
  await send(as('teacher'), 'PATCH', `employees/${teacher?.employee}?draft=true`, handIn);
  const { docs: reports } = await send(admin, 'GET', 'evidence-groups?limit=1&depth=0');
  await send(as('iqac-coordinator'), 'POST', `reports/${reports[0]?.id}/rehearsal`);
  const editor = users.find(({ email }) => email === addressOf('department-editor'));
  const at = new Date(Date.now() + 2000).toISOString();
  const { doc } = await send(
    as('department-editor'),
    'POST',
    `notices?draft=true&publish_at=${at}`,
    {
      title: 'Practical examination',
      type: 'DEPTNOTICE',
      date: at,
      department: editor?.department,
    },
  );
  await send(as('department-editor'), 'PATCH', `notices/${doc.id}`, { deletedAt: new Date() });
  await soon(async () => {
    await send(admin, 'GET', 'payload-jobs/run?queue=default');
    const { docs } = await send(admin, 'GET', 'rehearsals?limit=1&depth=0');
    const isTold = (await linksIn(college, 'department-editor')).some((link) =>
      link.includes('/trash/'),
    );
    return isTold && docs[0]?.state !== 'running';
  });
}

/** Addresses that the mails about due reviews lead to. Every account owns a page. */
const listsReviews = /^\/admin(\/collections\/reviews)?$/;

/** Addresses of the admin in the mails to an account, as paths. */
async function linksIn({ cms, dataDir }: College, role: Role): Promise<string[]> {
  const mails = await mailsTo(dataDir, addressOf(role));
  return mails
    .flatMap((mail) => [...mail.replaceAll(/=\r?\n/g, '').matchAll(/https?:\/\/[^\s>]+/g)])
    .map(([address]) => new URL(address))
    .filter(({ origin }) => origin === cms)
    .map(({ pathname, search }) => pathname + search);
}

/** Screens of the admin that no link leads to, because a form or the address bar does. */
const typed = ['/admin', '/admin/search?q=library'];

/** Opens what the admin offers, account by account. Resolves with the faults. */
async function faultsOf({ college, accounts }: Office, more: readonly string[] = []) {
  const faults: Record<string, string[]> = {};
  for (const [role, session] of accounts) {
    const crawl = await crawlAdmin(college.cms, session, [...typed, ...more]);
    if (crawl.faults.length > 0) faults[role] = crawl.faults;
    console.log(`${role}: ${crawl.opened.length} screens`);
    expect(crawl.opened.length).toBeGreaterThan(5);
  }
  return faults;
}

const offices: Office[] = [];
let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'new-college-'));
});
afterAll(async () => {
  await Promise.all(offices.map(({ college }) => college.close()));
  await rm(folder, { recursive: true, force: true });
});
async function opened(demo: Demo): Promise<Office> {
  const office = await openOffice(demo);
  offices.push(office);
  return office;
}

describe('the demo college, with something to do for everybody', () => {
  let office: Office;
  beforeAll(async () => {
    office = await opened(inject('demo'));
    await giveWork(office);
  });

  test('opens every screen that it offers to an account', async () => {
    expect(await faultsOf(office)).toEqual({});
  });

  test('opens every address in the mails to an account', async () => {
    const { college, accounts } = office;
    await runCommand(['tests/support/send-reminders.ts'], {
      dataDir: college.dataDir,
      secrets: college.secrets,
      cmsUrl: college.cms,
      siteUrl: college.site,
    });
    const faults: Record<string, string[]> = {};
    for (const [role, session] of accounts) {
      await soon(async () =>
        (await linksIn(college, role)).some((link) => listsReviews.test(link)),
      );
      const links = await linksIn(college, role);
      const isForSignedOut = (link: string) => link.startsWith('/admin/reset/');
      const crawls = [
        await crawlAdmin(college.cms, undefined, links.filter(isForSignedOut), false),
        await crawlAdmin(
          college.cms,
          session,
          links.filter((link) => !isForSignedOut(link)),
          false,
        ),
      ];
      const [signedOut = [], signedIn = []] = crawls.map(({ opened }) => opened);
      expect([role, signedOut.length > 0, signedIn.length > 0]).toEqual([role, true, true]);
      const found = crawls.flatMap((crawl) => crawl.faults);
      if (found.length > 0) faults[role] = found;
    }
    expect(faults).toEqual({});
  });
});

test('a new college opens every screen that it offers to an account', async () => {
  expect(await faultsOf(await opened(await emptyCollege(path.join(folder, 'data'))))).toEqual({});
});

test('a college with one language opens every screen that it offers to an account', async () => {
  const office = await opened(inject('demo'));
  await office.send(office.admin, 'POST', 'globals/college', { languages: 'as' });
  expect(await faultsOf(office)).toEqual({});
});
