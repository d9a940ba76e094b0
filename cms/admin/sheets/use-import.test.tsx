// @vitest-environment happy-dom
/** The state of an import is read repeatedly while a job runs. */
import { act, useState } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { after, close, open, press, settled, words } from '../../testing/screen.ts';
import { isWorking, useImport } from './use-import.ts';

const fetched = vi.fn<typeof fetch>();
const addresses = () => fetched.mock.calls.map(([address]) => address);
const answerWith = (state: string) => async () => Response.json({ state });
const refuses = (answer: object) => async () => Response.json(answer, { status: 404 });
const fails = () => Promise.reject(new TypeError('Failed to fetch'));

/** Shows the state of an import. A button switches to another import. */
function Import({ addresses: [first, second] }: { addresses: [string?, string?] }) {
  const [address, setAddress] = useState(first);
  const { state, refusal, isLost, look } = useImport<{ state: string }>(address);
  return (
    <>
      <p>{[state?.state ?? 'unknown', refusal ?? 'taken', isLost ? 'lost' : 'found'].join(', ')}</p>
      <button aria-label="Look" onClick={look} type="button" />
      <button aria-label="Another" onClick={() => setAddress(second)} type="button" />
    </>
  );
}
const show = (...pair: [string?, string?]) => open(<Import addresses={pair} />);
/** A response that can be resolved later. */
function later() {
  let go = (_: Response) => {};
  fetched.mockReturnValueOnce(
    new Promise((resolve) => {
      go = resolve;
    }),
  );
  return async (answer: object, status = 200) => {
    await act(async () => go(Response.json(answer, { status })));
    await settled();
  };
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  fetched.mockReset().mockImplementation(answerWith('imported'));
  vi.stubGlobal('fetch', fetched);
});
afterEach(async () => {
  await close();
  vi.useRealTimers();
});

test.each([
  ['trying', true],
  ['importing', true],
  ['undoing', true],
  ['read', false],
  ['tried', false],
  ['imported', false],
  ['undone', false],
  ['failed', false],
  ['', false],
])('the state “%s” is in progress (%j) and is read again after a second', async (state, works) => {
  expect(isWorking(state)).toBe(works);
  fetched.mockImplementationOnce(answerWith(state));
  await show('/api/5');
  expect(words()).toBe(`${state || ''}, taken, found`);
  await after(999);
  expect(addresses()).toEqual(['/api/5']);
  await after(1);
  expect(addresses()).toEqual(Array(works ? 2 : 1).fill('/api/5'));
  expect(words()).toBe(`${works ? 'imported' : state}, taken, found`);
  // A finished import is not read again.
  await after(60_000);
  expect(addresses()).toHaveLength(works ? 2 : 1);
});

test('reads nothing without an import', async () => {
  await show();
  await press('Look');
  await after(60_000);
  expect([words(), addresses()]).toEqual(['unknown, taken, found', []]);
});

test('reads a finished import again on request', async () => {
  await show('/api/5');
  fetched.mockImplementationOnce(answerWith('undone'));
  await press('Look');
  expect([words(), addresses()]).toEqual(['undone, taken, found', ['/api/5', '/api/5']]);
  await press('Look');
  expect(addresses()).toHaveLength(3);
});

test('a requested read replaces the next automatic one', async () => {
  fetched.mockImplementation(answerWith('importing'));
  await show('/api/5');
  await after(600);
  await press('Look');
  await after(600);
  expect(addresses()).toHaveLength(2);
  await after(400);
  expect(addresses()).toHaveLength(3);
});

test('does not read again after a refusal with a message', async () => {
  fetched.mockImplementationOnce(refuses({ errors: [{ message: 'There is none.' }] }));
  await show('/api/5');
  await after(60_000);
  expect([words(), addresses().length]).toEqual(['unknown, There is none., found', 1]);
  await press('Look');
  expect(words()).toBe('imported, taken, found');
});

test.each([
  ['without an answer', fails],
  ['after a refusal without a message', refuses({})],
])('%s it is lost, and is read again after five seconds', async (_, answer) => {
  fetched.mockImplementationOnce(answerWith('importing')).mockImplementationOnce(answer);
  await show('/api/5');
  await after(1000);
  expect(words()).toBe('importing, taken, lost');
  await after(4999);
  expect(addresses()).toHaveLength(2);
  fetched.mockImplementationOnce(answer);
  await after(1);
  expect([words(), addresses().length]).toEqual(['importing, taken, lost', 3]);
  await after(5000);
  expect([words(), addresses().length]).toEqual(['imported, taken, found', 4]);
});

test('reads another import at once, and the former no more', async () => {
  fetched.mockImplementationOnce(answerWith('importing'));
  await show('/api/5', '/api/6');
  fetched.mockImplementationOnce(answerWith('read'));
  await press('Another');
  expect(words()).toBe('read, taken, found');
  await after(60_000);
  expect(addresses()).toEqual(['/api/5', '/api/6']);
});

test('knows no state after the import is closed', async () => {
  fetched.mockImplementationOnce(answerWith('importing'));
  await show('/api/5');
  await press('Another');
  await after(60_000);
  expect([words(), addresses()]).toEqual(['unknown, taken, found', ['/api/5']]);
});

test('removes the refusal after the import is closed', async () => {
  fetched.mockImplementationOnce(refuses({ errors: [{ message: 'There is none.' }] }));
  await show('/api/5');
  await press('Another');
  expect(words()).toBe('unknown, taken, found');
});

test.each([
  ['a state', { state: 'importing' }, 200],
  ['a refusal', { errors: [{ message: 'There is none.' }] }, 404],
  ['a failure', {}, 500],
])('ignores a late answer about the former import: %s', async (_, answer, status) => {
  const arrive = later();
  await show('/api/5', '/api/6');
  await press('Another');
  await arrive(answer, status);
  await after(60_000);
  expect([words(), addresses()]).toEqual(['imported, taken, found', ['/api/5', '/api/6']]);
});

test.each([
  ['an import in progress', answerWith('importing')],
  ['a lost import', fails],
])('does not read %s after the screen is closed', async (_, answer) => {
  fetched.mockImplementation(answer);
  await show('/api/5');
  await close();
  await after(60_000);
  expect(addresses()).toHaveLength(1);
});
