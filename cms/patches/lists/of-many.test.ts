import { handleEndpoints, type Payload } from 'payload';
import { beforeAll, expect, it } from 'vitest';
import { addNotice, addUser } from '../../testing/content.ts';
import { patience, temporaryCms } from '../../testing/temporary-cms.ts';

let payload: Payload;
beforeAll(async () => {
  payload = await temporaryCms();
}, patience);

it('who publishes many at once, or takes them off, reads that', { timeout: patience }, async () => {
  const { default: config } = await import('../../payload.config.ts');
  const { email } = await addUser(payload, 'administrator');
  const data = { email, password: 'long enough for a test' };
  const { token } = await payload.login({ collection: 'users', data });
  const ids = [(await addNotice(payload, { title: 'One' })).id];
  ids.push((await addNotice(payload, { title: 'Two' })).id);
  const change = async (body: object) => {
    const url = `http://cms/api/notices?where[id][in]=${ids}`;
    const headers = { Authorization: `JWT ${token}`, 'Content-Type': 'application/json' };
    const request = new Request(url, { method: 'PATCH', headers, body: JSON.stringify(body) });
    return (await (await handleEndpoints({ config, request })).json()).message;
  };
  expect(await change({ _status: 'draft' })).toBe(
    '2 Notices & events: off the website. The office still has them.',
  );
  expect(await change({ _status: 'published' })).toBe('2 Notices & events: on the website.');
  expect(await change({ caption: 'Both' })).toBe('Updated 2 Notices & events successfully.');
});
