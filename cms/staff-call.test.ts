/** An endpoint does what its row in the table of staff calls says. */
import { createLocalReq, type Payload } from 'payload';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { mayInvite, mayOpenAdmin, type Role } from './access.ts';
import { Refusal } from './platform/refusal.ts';
import { recordId, type StaffCall, staffCall } from './staff-call.ts';
import { addUser } from './testing/content.ts';
import { secondCopy } from './testing/second-copy.ts';
import { patience, temporaryCms } from './testing/temporary-cms.ts';

let payload: Payload;
beforeAll(async () => {
  payload = await temporaryCms();
}, patience);

interface Sent {
  body?: string;
  routeParams?: Record<string, string>;
  language?: string;
}
async function send(
  call: StaffCall,
  role: Role | undefined,
  { body, routeParams, language }: Sent,
) {
  const user = role && (await addUser(payload, role));
  const req = await createLocalReq({ user }, payload);
  const stream = body === undefined ? null : new Response(body).body;
  Object.assign(req, { routeParams, body: stream });
  if (language) req.i18n = { ...req.i18n, language };
  const response = await call.handler(req);
  return { status: response.status, answer: await response.json(), headers: response.headers };
}

const handle = vi.fn(async (input: object) => input);
const rename = staffCall({
  path: '/things/:id/rename',
  method: 'post',
  input: z.object({ id: recordId, name: z.string().max(20) }),
  invalid: ['wrongField', { name: 'name' }],
  limit: 100,
  right: mayInvite,
  refusal: 'onlyAdministrators',
  status: 202,
  handle,
});
const sent = { routeParams: { id: '7' }, body: '{"name":"New","id":8,"more":1}' };
const refusal = (code: string, message: string, values = {}) => ({
  errors: [{ message, data: { code, values } }],
});

describe('a staff call', () => {
  it('hands its checked input to the handler; the address counts more than the body', async () => {
    const { status, answer, headers } = await send(rename, 'administrator', sent);
    expect([status, answer]).toEqual([202, { id: 7, name: 'New' }]);
    expect(headers.get('cache-control')).toBe('no-store');
  });

  it.each<[string, Role | undefined, Sent, number, object]>([
    ['nobody', undefined, sent, 401, refusal('signIn', 'Please sign in first.')],
    [
      'an account without the right',
      'editor',
      sent,
      403,
      refusal('onlyAdministrators', 'Only administrators can do this.'),
    ],
    [
      'a wrong field',
      'administrator',
      { ...sent, body: '{"name":1}' },
      422,
      refusal('wrongField', 'name is missing or wrong.', { name: 'name' }),
    ],
    [
      'a malformed id',
      'administrator',
      { ...sent, routeParams: { id: 'x' } },
      404,
      refusal('noRecord', 'There is no such record.'),
    ],
    [
      'a body above the limit',
      'administrator',
      { ...sent, body: `{"name":"${'n'.repeat(100)}"}` },
      413,
      refusal('requestTooLarge', 'The request is too large.'),
    ],
    [
      'a body that is not JSON',
      'administrator',
      { ...sent, body: '{' },
      400,
      refusal('requestUnreadable', 'The request cannot be read.'),
    ],
    [
      'somebody who reads Assamese',
      'editor',
      { ...sent, language: 'as' },
      403,
      refusal('onlyAdministrators', 'কেৱল প্ৰশাসকেহে এইটো কৰিব পাৰে।'),
    ],
  ])('refuses %s', async (_who, role, request, status, answer) => {
    handle.mockClear();
    expect(await send(rename, role, request)).toMatchObject({ status, answer });
    expect(handle).not.toHaveBeenCalled();
  });

  it('answers a refusal of its handler, and throws other errors', async () => {
    const copy = await secondCopy<typeof import('./platform/refusal.ts')>('platform/refusal.ts');
    for (const error of [new Refusal('noImport'), new copy.Refusal('noImport')]) {
      handle.mockRejectedValueOnce(error);
      expect(await send(rename, 'administrator', sent)).toMatchObject({
        status: 404,
        answer: refusal('noImport', 'There is no such import.'),
      });
    }
    const bug = new Error('Not for people');
    handle.mockRejectedValueOnce(bug);
    await expect(send(rename, 'administrator', sent)).rejects.toBe(bug);
  });

  it('changes all or nothing in a transaction', async () => {
    const add = staffCall({
      path: '/things',
      method: 'post',
      input: z.object({}),
      right: mayOpenAdmin,
      refusal: 'signIn',
      transaction: true,
      handle: async (_input, req) => {
        await payload.create({ collection: 'courses', data: { name: 'X', label: 'X' }, req });
        throw new Refusal('notSaved');
      },
    });
    expect((await send(add, 'editor', {})).status).toBe(400);
    expect((await payload.count({ collection: 'courses' })).totalDocs).toBe(0);
  });
});
