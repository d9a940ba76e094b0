import { expect, test, vi } from 'vitest';
import { LARGEST_BODY, withBoundedBody } from './bounded-body.ts';

const json = { 'Content-Type': 'application/json' };
const respond = vi.fn(async (request: Request) => new Response(await request.text()));
const send = (body: BodyInit, headers: Record<string, string> = json, ofPayload = true) =>
  withBoundedBody(
    new Request('http://cms/', { method: 'POST', headers, body }),
    ofPayload,
    respond,
  );
const many = `[${'{},'.repeat(150_000)}0]`;

test('passes on a body within its bounds as it came', async () => {
  const text = JSON.stringify({ title: 'Rules', ids: Array.from({ length: 2000 }, (_, id) => id) });
  expect(await (await send(text)).text()).toBe(text);
  const form = new FormData();
  form.append('_payload', text);
  expect(await (await send(form, {})).text()).toContain(text);
  expect(await (await send(text, { 'Content-Type': 'application/octet-stream' })).text()).toBe(
    text,
  );
});

test('refuses a body beyond its bounds, also in a field of a form', async () => {
  respond.mockClear();
  await expect(send(many)).rejects.toMatchObject({ status: 413, code: 'requestValues' });
  await expect(send('['.repeat(300))).rejects.toMatchObject({ code: 'requestTooDeep' });
  await expect(send(' '.repeat(LARGEST_BODY + 1))).rejects.toMatchObject({
    code: 'requestTooLarge',
  });
  const form = new FormData();
  form.append('_payload', many);
  const response = new Response(form);
  const type = response.headers.get('Content-Type') ?? '';
  const bytes = Buffer.from(await response.arrayBuffer());
  const headers = { 'Content-Type': type, 'Content-Length': `${bytes.length}` };
  await expect(send(bytes, headers)).rejects.toMatchObject({ code: 'requestValues' });
  await expect(send(form, {})).rejects.toMatchObject({ code: 'requestValues' });
  expect(respond).not.toHaveBeenCalled();
  // A staff call has bounds of its own, and reads a file as it arrives.
  expect((await send(many, json, false)).ok).toBe(true);
});

test('lets eight long bodies at work, fifty wait, and refuses others', async () => {
  const end = Promise.withResolvers<Response>();
  const slow = vi.fn(() => end.promise);
  const request = () => new Request('http://cms/', { method: 'POST', headers: json, body: '{}' });
  const all = Array.from({ length: 58 }, () => withBoundedBody(request(), true, slow));
  await expect(withBoundedBody(request(), true, slow)).rejects.toMatchObject({ status: 429 });
  await vi.waitFor(() => expect(slow).toHaveBeenCalledTimes(8));
  end.resolve(new Response());
  await Promise.all(all);
  expect(slow).toHaveBeenCalledTimes(58);
  await withBoundedBody(request(), true, slow);
});
