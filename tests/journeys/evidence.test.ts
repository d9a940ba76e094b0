/** A report of evidence: filled from its manual, a file published, rehearsed, answered, and read by a peer team. */
import { expect, test } from 'vitest';
import { sessionOf } from '../support/accounts.ts';
import { logIn } from '../support/admin.ts';
import { awake, ownOffice } from '../support/office.ts';
import { haveSession } from '../support/sign-in.ts';
import { soon } from '../support/soon.ts';

const { own, visit, expectNothingLeft } = ownOffice();
const coordinator = { email: 'coordinator@example.org', password: 'only for this test 7' };

test('a coordinator publishes evidence, rehearses the report, and answers a finding', async () => {
  const { college } = own;
  const administrator = await logIn(college);
  await administrator.create('users', {
    ...coordinator,
    present_password: college.admin.password,
    role: 'iqac-coordinator',
  });
  const page = await visit({ timezoneId: 'Asia/Kolkata' });
  const session = await sessionOf(college, coordinator.email, coordinator.password);
  await haveSession(page, college.cms, session);
  const [report] = await administrator.list(
    'evidence-groups',
    'where[report][equals]=IQAC&sort=order',
  );
  const id = report?.id;

  await page.goto(`${college.cms}/admin/collections/evidence-groups/${id}`);
  await awake(page);
  await page.getByRole('link', { name: 'Import many PDFs' }).click();
  await page.getByLabel('PDF files, or a .zip file with PDFs').setInputFiles({
    name: '1_1_1 Calendar of the year.pdf',
    mimeType: 'application/pdf',
    buffer: Buffer.from('%PDF-1.4\n% calendar\nxref\n%%EOF\n'),
  });
  await page.getByRole('button', { name: 'Save 1 as drafts' }).click();
  await page.getByRole('button', { name: 'Publish 1 together' }).click();
  await page.getByRole('link', { name: 'Published' }).waitFor();

  // The peer team goes from criterion to metric to file.
  const visitor = await visit({});
  await visitor.goto(`${college.site}/iqac/matrix`);
  const links = (title: string | RegExp) =>
    visitor.locator('main').getByRole('link', { name: title });
  await links(/^1\b/).first().click();
  await links(/1\.1\.1/)
    .first()
    .click();
  await visitor.getByText('Calendar of the year').first().waitFor();

  await page.goto(`${college.cms}/admin/collections/rehearsals?report=${id}`);
  await page.getByRole('button', { name: /^(Start the rehearsal|Rehearse again)$/ }).click();
  await soon(async () => {
    const rehearsals = await administrator.list(
      'rehearsals',
      `where[report][equals]=${id}&sort=-id`,
    );
    return rehearsals[0]?.state === 'done';
  }, 240_000);
  await page.getByText(/^Findings: \d+\./).waitFor();
  await page.getByText('Answer', { exact: true }).first().click();
  await page.getByLabel('Explanation for the verifier').first().fill('Approved by the council.');
  await page.getByRole('button', { name: 'Save the explanation' }).first().click();
  await page.getByText(/^Answered: 1 of \d+\./).waitFor();
  const download = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Download the explanations for the verifier' }).click();
  expect((await download).suggestedFilename()).toMatch(/\.(csv|xlsx|docx)$/);
  expectNothingLeft();
});
