/** Private data without consent is never returned, even if the database returns it. */
import { COLLEGE_CODE } from '@college/contract/codes';
import { beforeAll, expect, it } from 'vitest';
import { stubEnvironment } from '../../testing/stub-environment.ts';
import type { Context } from '../handler.ts';

let handlers: typeof import('../handlers.ts').handlers;
beforeAll(async () => {
  await stubEnvironment();
  ({ handlers } = await import('../handlers.ts'));
});

const address = { email: 'a@example.org', phone: '00000 00000' };
const home = { address: 'Uzanbazar', permanent_address: 'Nalbari' };
/** The context of a backend in which every record is this one. */
const contextOf = (doc: object) => {
  const payload = {
    find: async () => ({ docs: [{ id: 1, name: 'Rina', ...doc }] }),
    findGlobal: async () => ({}),
  };
  return { payload, locale: 'en' } as unknown as Context;
};

it.each([
  [undefined, { email: '', phone: '' }],
  [false, { email: '', phone: '' }],
  [true, address],
])('returns the contact of alumni only with consent: %s', async (show_contact, visible) => {
  const alumna = contextOf({ ...address, show_contact });
  const query = { dept_code: COLLEGE_CODE };
  expect(await handlers.getalumnibydept(query, alumna)).toMatchObject([visible]);
  const type = 'ALUMNI_COMMITTEE';
  const member = contextOf({ ...address, show_contact, type });
  expect(await handlers.getmembersbytype({ type }, member)).toMatchObject([visible]);
});

it.each([
  [undefined, { address: '', permanent_address: '' }],
  [false, { address: '', permanent_address: '' }],
  [true, home],
])('returns the addresses of staff only with consent: %s', async (address_public, visible) => {
  const query = { dept_code: COLLEGE_CODE, type: 'FACULTY' } as const;
  const context = contextOf({ ...home, address_public, type: 'FACULTY' });
  expect(await handlers.getemployeebytype(query, context)).toMatchObject([visible]);
});
