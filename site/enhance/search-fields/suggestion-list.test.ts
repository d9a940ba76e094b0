// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from 'vitest';
import { type Suggestions, suggestIn } from './suggestion-list.ts';

const items = ['Physics', 'Physical education', 'Phonetics'].map((text) => ({
  text,
  kind: 'Department',
  to: `/department/${text.slice(0, 4)}`,
}));
const answer = (some: Suggestions['items'] = items) =>
  Response.json({ label: 'Suggestions', said: `${some.length} suggestions`, items: some });
const fetched = vi.fn<(address: string, init: RequestInit) => Promise<Response>>();
const followed = vi.fn();

let input: HTMLInputElement;
const list = () => document.querySelector('[role="listbox"]') as HTMLElement;
const status = () => document.querySelector('[role="status"]') as HTMLElement;
const options = () => [...list().querySelectorAll('[role="option"]')] as HTMLElement[];
const active = () => input.getAttribute('aria-activedescendant');
const selected = () =>
  options().filter((option) => option.getAttribute('aria-selected') === 'true');

function press(key: string, more: KeyboardEventInit = {}): boolean {
  const event = new KeyboardEvent('keydown', { key, cancelable: true, ...more });
  input.dispatchEvent(event);
  return event.defaultPrevented;
}
function type(words: string): void {
  input.value = words;
  input.dispatchEvent(new Event('input'));
}
const pass = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds);
async function suggested(words = 'phy') {
  type(words);
  await pass(150);
}

beforeEach(() => {
  vi.useFakeTimers();
  fetched.mockReset().mockImplementation(async () => answer());
  followed.mockReset();
  vi.stubGlobal('fetch', fetched);
  vi.spyOn(location, 'assign').mockImplementation(followed);
  document.body.innerHTML =
    '<form action="https://c.test/as/search"><input type="search" name="q"></form>';
  input = document.querySelector('input') as HTMLInputElement;
  suggestIn(input);
  return () => vi.useRealTimers();
});

test('the field becomes a combobox, once', () => {
  suggestIn(input);
  expect(document.querySelectorAll('[role="listbox"]')).toHaveLength(1);
  expect(input.getAttribute('role')).toBe('combobox');
  expect(input.getAttribute('aria-controls')).toBe(list().id);
  expect(input.getAttribute('aria-expanded')).toBe('false');
  expect(list().hidden).toBe(true);
});

test('suggests after a pause of 150 ms, and says how many', async () => {
  type('ph');
  await pass(100);
  type('phy');
  await pass(149);
  expect(fetched).not.toHaveBeenCalled();
  await pass(1);
  expect(fetched.mock.calls.map(([address]) => address)).toEqual([
    'https://c.test/as/search/suggestions?q=phy',
  ]);
  expect(options().map(({ textContent }) => textContent)).toEqual(
    items.map(({ text, kind }) => `${text} ${kind}`),
  );
  expect(list().getAttribute('aria-label')).toBe('Suggestions');
  expect(input.getAttribute('aria-expanded')).toBe('true');
  expect(status().textContent).toBe('3 suggestions');
  expect(active()).toBeNull();
});

test('fetches nothing for one letter or none', async () => {
  await suggested('p');
  await suggested('   ');
  expect(fetched).not.toHaveBeenCalled();
  await suggested('ph');
  expect(fetched).toHaveBeenCalledOnce();
});

test('fetches again after a cancelled request', async () => {
  fetched.mockImplementationOnce(
    (_address, { signal }) =>
      new Promise((_resolve, reject) =>
        signal?.addEventListener('abort', () => reject(new DOMException('', 'AbortError'))),
      ),
  );
  await suggested('ph');
  await suggested('phy');
  expect(fetched).toHaveBeenCalledTimes(2);
  expect(options()).toHaveLength(3);
});

test('arrows move through the list and the field, Enter follows', async () => {
  await suggested();
  for (const index of [0, 1, 2]) {
    expect(press('ArrowDown')).toBe(true);
    expect(active()).toBe(options()[index]?.id);
    expect(selected()).toEqual([options()[index]]);
  }
  press('ArrowDown');
  expect(active()).toBeNull();
  press('ArrowUp');
  expect(active()).toBe(options()[2]?.id);
  expect(press('Enter')).toBe(true);
  expect(followed.mock.calls).toEqual([['/department/Phon']]);
});

test('Enter without a choice sends the form, and other keys stay with the field', async () => {
  await suggested();
  for (const key of ['Enter', 'Home', 'ArrowLeft', 'x']) expect(press(key)).toBe(false);
  press('ArrowDown');
  expect(press('Enter', { isComposing: true })).toBe(false);
  expect(followed).not.toHaveBeenCalled();
});

test('Escape closes the list, and then clears the field', async () => {
  await suggested();
  press('ArrowDown');
  expect(press('Escape')).toBe(true);
  expect([list().hidden, active(), status().textContent]).toEqual([true, null, '']);
  expect(press('Escape')).toBe(false);
  expect(press('ArrowDown')).toBe(false);
});

test('leaving the field or sending the form closes the list', async () => {
  await suggested();
  input.dispatchEvent(new Event('blur'));
  expect(list().hidden).toBe(true);
  await suggested();
  input.form?.dispatchEvent(new Event('submit'));
  expect(list().hidden).toBe(true);
});

test('a press follows a suggestion and keeps the focus', async () => {
  await suggested();
  const down = new MouseEvent('mousedown', { bubbles: true, cancelable: true });
  options()[1]?.dispatchEvent(down);
  expect(down.defaultPrevented).toBe(true);
  options()[1]?.querySelector('span')?.click();
  expect(followed.mock.calls).toEqual([['/department/Phys']]);
  list().click();
  expect(followed).toHaveBeenCalledOnce();
});

test('drops an answer that comes late', async () => {
  const first = Promise.withResolvers<Response>();
  fetched.mockReturnValueOnce(first.promise);
  await suggested('phy');
  const { signal } = fetched.mock.calls[0]?.[1] ?? {};
  await suggested('phon');
  expect(signal?.aborted).toBe(true);
  expect(options()).toHaveLength(3);
  first.resolve(answer([]));
  await pass(0);
  expect(options()).toHaveLength(3);
});

test('gives up on a slow network', async () => {
  fetched.mockReturnValueOnce(new Promise(() => {}));
  await suggested();
  await pass(3000);
  expect(fetched.mock.calls[0]?.[1].signal?.aborted).toBe(true);
  expect(list().hidden).toBe(true);
  await suggested('phys');
  expect(options()).toHaveLength(3);
});

test.each([
  ['fails', async () => new Response('No.', { status: 503 })],
  ['cannot be reached', async () => Promise.reject(new TypeError('fetch failed'))],
  ['says something else', async () => new Response('<!doctype html>')],
  ['knows nothing', async () => answer([])],
])('suggests nothing if the site %s', async (_name, reply) => {
  fetched.mockImplementation(reply);
  await suggested();
  expect(list().hidden).toBe(true);
  expect(input.getAttribute('aria-expanded')).toBe('false');
});

test('reads the body of a refusal, so that the request ends', async () => {
  const refused = new Response('No.', { status: 429 });
  fetched.mockResolvedValue(refused);
  await suggested();
  expect(refused.bodyUsed).toBe(true);
});

test('shows suggestions as text, never as HTML', async () => {
  fetched.mockResolvedValue(answer([{ text: '<img src=x>', kind: '', to: '/x' }]));
  await suggested();
  expect(list().querySelector('img')).toBeNull();
  expect(options()[0]?.textContent).toContain('<img src=x>');
});
