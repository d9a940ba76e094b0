// @vitest-environment happy-dom
/** Payload's screens are fixed whenever an element appears. */
import { useReducer } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { admin, openAnew } from '../../testing/payload-ui.tsx';
import { close, open, press, settled, words } from '../../testing/screen.ts';
import { AccessibilityFixes } from './AccessibilityFixes.tsx';

vi.mock('@payloadcms/ui', () => import('../../testing/payload-ui.tsx'));

const frames = new Map<number, () => void>();
let requests = 0;
async function draw() {
  const waiting = [...frames.values()];
  frames.clear();
  for (const item of waiting) item();
  await settled();
}
function toggler(within: Element = document.body) {
  const button = document.createElement('button');
  button.className = 'nav-toggler';
  button.setAttribute('aria-label', 'Menu');
  within.append(button);
  return button;
}
const nameOf = (element: Element) => element.getAttribute('aria-label');
function Admin() {
  const [, renew] = useReducer((times: number) => times + 1, 0);
  return (
    <AccessibilityFixes>
      <button onClick={renew} type="button">
        {'Renew'}
      </button>
    </AccessibilityFixes>
  );
}
/** The screen without markers of earlier fixes. */
async function visible() {
  await open(<Admin />);
  await draw();
  requests = 0;
}

beforeEach(() => {
  openAnew();
  frames.clear();
  requests = 0;
  vi.stubGlobal('requestAnimationFrame', (draw: () => void) => {
    requests += 1;
    frames.set(requests, draw);
    return requests;
  });
  vi.stubGlobal('cancelAnimationFrame', (frame: number) => void frames.delete(frame));
});
afterEach(close);

it('fixes existing elements with the words of Payload and our own', async () => {
  await open(
    <AccessibilityFixes>
      The admin
      <button aria-label="Menu" className="nav-toggler" type="button" />
      <button className="copy-to-clipboard" type="button" />
    </AccessibilityFixes>,
  );
  expect(words()).toBe('The admin');
  expect([...document.querySelectorAll('button')].map(nameOf)).toEqual([
    'Open the menu',
    'general:copy',
  ]);
});

it('fixes added elements once a frame', async () => {
  await visible();
  const first = toggler();
  await settled();
  const deeper = document.createElement('div');
  document.querySelector('main')?.append(deeper);
  await settled();
  const second = toggler(deeper);
  await settled();
  expect([requests, nameOf(first), nameOf(second)]).toEqual([1, 'Menu', 'Menu']);
  await draw();
  expect([nameOf(first), nameOf(second)]).toEqual(['Open the menu', 'Open the menu']);
  await draw();
  const third = toggler();
  await settled();
  await draw();
  expect(nameOf(third)).toBe('Open the menu');
});

it('fixes a label that Payload sets again, and watches no other attribute', async () => {
  await visible();
  const button = toggler();
  await settled();
  await draw();
  await draw();
  requests = 0;
  button.id = 'menu';
  await settled();
  expect(requests).toBe(0);
  button.setAttribute('aria-label', 'Menu');
  await settled();
  await draw();
  expect(nameOf(button)).toBe('Open the menu');
});

it('uses the new language as soon as the language of the admin changes', async () => {
  await visible();
  const button = toggler();
  await settled();
  await draw();
  Object.assign(admin, { language: 'as' });
  await press('Renew');
  expect(nameOf(button)).toBe('মেনু খোলক');
  await settled();
  // No observer of the former language remains.
  const other = toggler();
  await settled();
  await draw();
  expect(nameOf(other)).toBe('মেনু খোলক');
});

it('cancels its pending frame when it is unmounted', async () => {
  await visible();
  const waits = toggler();
  await settled();
  expect(frames.size).toBe(1);
  await close();
  expect([frames.size, nameOf(waits)]).toEqual([0, 'Menu']);
});

it('requests no frame after it is unmounted', async () => {
  await visible();
  expect(frames.size).toBe(0);
  await close();
  toggler();
  await settled();
  expect(requests).toBe(0);
});
