import { describe, expect, inject, test } from 'vitest';
import { logIn } from '../support/admin.ts';
import { solveCaptcha } from '../support/captcha.ts';

const [cms, site] = [inject('cms'), inject('site')];
const { admin } = inject('demo');

const note = (fields: Record<string, unknown>) => ({
  name: 'Rina Das',
  email: 'rina@example.org',
  message: 'A question about hostels.',
  ...fields,
});
const send = (fields: Record<string, unknown>) =>
  fetch(`${site}/addvisitornote`, {
    method: 'POST',
    headers: { Unit: 'website', 'Content-Type': 'application/json' },
    body: JSON.stringify(note(fields)),
  });

describe("a visitor's note", () => {
  test('is in the admin once, under the reference of its sender', async () => {
    const message = `Note ${crypto.randomUUID()}`;
    const response = await send({
      message,
      captcha: await solveCaptcha(site),
      phone: '9864000000',
    });
    const { reference } = await response.json();
    const notes = await (await logIn({ cms, admin })).list('visitor-notes');
    expect(notes.filter((note) => note.message === message)).toMatchObject([
      { reference, name: 'Rina Das', email: 'rina@example.org', phone: '9864000000' },
    ]);
  });

  test.each([
    ['nothing', ''],
    ['what is no proof', 'e30='],
    ['what is no base64', '%%%'],
  ])('is refused with %s for a captcha', async (_name, captcha) => {
    const response = await send({ captcha });
    expect(response.status).toBe(400);
    expect(await response.text()).toContain('Captcha not valid');
  });

  test('is refused if its captcha was used before', async () => {
    const captcha = await solveCaptcha(site);
    expect((await send({ captcha })).status).toBe(200);
    const again = await send({ captcha });
    expect(again.status).toBe(400);
    expect(await again.text()).toContain('Captcha not valid');
  });

  test('is refused if empty, with the names of missing fields', async () => {
    const response = await send({ message: '   ', captcha: await solveCaptcha(site) });
    expect(response.status).toBe(400);
    expect(await response.text()).toMatch(/^message .*\.$/);
  });

  test('cannot be read anonymously', async () => {
    for (const path of ['visitor-notes', 'users', 'notices?limit=0&depth=2'])
      expect((await fetch(`${cms}/api/${path}`)).status).toBeGreaterThanOrEqual(401);
  });
});
