/**
 * Each address that the admin shows or lets one copy is opened by a visitor, also after its file was replaced.
 *
 * @long 60 s
 * @for contract/site-map site/site-map.ts
 */
import { beforeAll, describe, expect, test } from 'vitest';
import { type Editor, logIn } from '../support/admin.ts';
import { awake, ownOffice } from '../support/office.ts';
import { ownScreens } from '../support/own-screens.ts';
import { patientFetch } from '../support/patient-fetch.ts';
import { LIVE, soon } from '../support/soon.ts';

const { own } = ownOffice();
let editor: Editor;
beforeAll(async () => {
  editor = await logIn(own.college);
});

const pdf = (words: string) => Buffer.from(`%PDF-1.4\n% ${words}\nxref\n%%EOF\n`);
/** The text that a visitor gets, or the status of a refusal. */
const contentAt = async (address: string) => {
  const response = await fetch(address);
  return response.ok ? response.text() : response.status;
};

describe('of a file on the website, before and after it is replaced', () => {
  let id: string;
  let current: Buffer;
  beforeAll(async () => {
    current = pdf('first');
    ({ id } = await editor.upload('ফলাফল 2026.pdf', current));
    await editor.createNotice({
      ...{ title: 'With a file', type: 'COLLEGE_ADMIN_NOTICE', _status: 'published' },
      uploads: [Number(id)],
    });
  });

  /** The address that each button of the form copies, and those that its links open. */
  async function addresses() {
    const page = await own.office.open(`/collections/media/${id}`);
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    await awake(page);
    const copied: string[] = [];
    const buttons = page.getByRole('button', { name: 'Copy', exact: true });
    await buttons.first().waitFor();
    for (const button of await buttons.all()) {
      await button.click();
      copied.push(await page.evaluate(() => navigator.clipboard.readText()));
    }
    const links = await page
      .locator('.file-meta a')
      .evaluateAll((all) => all.map((link) => (link as HTMLAnchorElement).href));
    return { copied, links };
  }

  test('leads a visitor to the newest file', async () => {
    const { copied, links } = await addresses();
    expect(copied).toHaveLength(1);
    expect(links).toHaveLength(1);
    for (const address of copied) expect(address).toMatch(`${own.college.site}/files/media/`);
    for (const address of [...copied, ...links])
      expect([address, await contentAt(address)]).toEqual([address, `${current}`]);

    current = pdf('second');
    await editor.upload('other name.pdf', current, id);
    for (const address of [...copied, ...links])
      await soon(async () => (await contentAt(address)) === `${current}`, LIVE);
    expect((await addresses()).copied).toEqual(copied);
  });
});

describe('of the website in a page of the admin', () => {
  test('leads a visitor to a page', async () => {
    const { site } = own.college;
    const { collections } = await own.office.api('access');
    const forms: string[] = [];
    for (const slug of Object.keys(collections)) {
      const { docs = [] } = await own.office.api(`${slug}?limit=1&depth=0`);
      forms.push(
        `/collections/${slug}`,
        ...docs.map((doc: { id: number }) => `/collections/${slug}/${doc.id}`),
      );
    }
    const pageByAddress = new Map<string, string>();
    for (const path of ['', ...ownScreens, ...forms]) {
      const html = await (await editor.open(`/admin${path}`)).text();
      for (const [address] of html.matchAll(new RegExp(`${site}/[^\\s"'<>\\\\]*`, 'g')))
        if (!pageByAddress.has(address)) pageByAddress.set(address, path);
    }
    expect(pageByAddress.size).toBeGreaterThan(3);
    const faults: string[] = [];
    for (const [address, path] of pageByAddress) {
      const { status } = await patientFetch(address.replaceAll('&amp;', '&'));
      if (status !== 200) faults.push(`${status} ${address} in ${path}`);
    }
    expect(faults).toEqual([]);
  });
});
