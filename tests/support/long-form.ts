/** Opens one of the long forms in a browser, with a mail server whose mails the test can read. */
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, inject } from 'vitest';
import { type FaultyMail, faultyMail } from '../../cms/testing/mail/faulty-smtp.ts';
import { en } from '../../site/strings/en.ts';
import { phone, visitors } from '../support/browser.ts';
import { type College, openCollege } from '../support/open-college.ts';
import { ready, soon } from '../support/soon.ts';

const words = { ...en.forms, ...en.forms.verification };

/** Opens the forms before the tests of a file and closes them afterwards. */
export function ownForms() {
  const { visit, expectNothingLeft } = visitors();
  const own = {} as { college: College; mail: FaultyMail };
  beforeAll(async () => {
    own.mail = await faultyMail();
    own.college = await openCollege(inject('demo'), { SMTP_URL: own.mail.url });
  });
  afterAll(async () => {
    await own.college.close();
    await own.mail.close();
  });

  async function openForm(path: string): Promise<Page> {
    await ready(own.college.site, [path]);
    const page = await visit({ viewport: phone });
    await page.goto(own.college.site + path);
    await alive(page);
    return page;
  }
  const mailsTo = (email: string) => own.mail.received.filter(({ to }) => to === email);

  /** The password in the mail with this number. */
  async function passwordOf(email: string, number = 1): Promise<string> {
    await soon(async () => mailsTo(email).length >= number);
    const [, password = ''] = /^\s+(\d{6})\s*$/m.exec(mailsTo(email)[number - 1]?.text ?? '') ?? [];
    return password;
  }
  return { own, openForm, mailsTo, passwordOf, expectNothingLeft };
}

/** Waits until the form is interactive. Before that the server handles it. */
const alive = (page: Page) =>
  page.waitForFunction(() => {
    const form = document.querySelector('main form');
    return form && Object.keys(form).some((key) => key.startsWith('__react'));
  });

export const person = (email: string): Record<string, string> => ({
  name: 'Rina Das',
  email,
  phone: '00000 00000',
  whatsapp_number: '00000 00000',
  address: 'Demo Road 1',
  department: 'Physics',
  occupation: 'Teacher',
  company_name: 'NA',
  highest_qualification: 'M.Sc.',
  message: 'The library taught me more than the lectures.',
});

export async function fillIn(page: Page, email: string): Promise<void> {
  for (const [name, value] of Object.entries(person(email))) {
    const field = page.locator(`main form [name="${name}"]`);
    if ((await field.count()) > 0) await field.fill(value);
  }
  await page.selectOption('[name="batch_from"]', '2015');
  await page.selectOption('[name="batch_to"]', '2018');
  if ((await page.locator('[name="course"]').count()) > 0)
    await page.selectOption('[name="course"]', { index: 1 });
  for (const name of ['consent', 'consent_publish']) await page.locator(`[name="${name}"]`).check();
}
export const tickCaptcha = async (page: Page) => {
  await page.getByLabel(words.captcha).check();
  await page.getByText(words.captchaDone, { exact: true }).waitFor({ timeout: 30_000 });
};
export const press = (page: Page, name: string) =>
  page.getByRole('button', { name, exact: true }).click();
export const newAddress = () => `sender-${crypto.randomUUID().slice(0, 8)}@example.org`;
