// @vitest-environment happy-dom
/** Setting up, using and removing two-factor sign-in. */
import type { DateFieldClientProps } from 'payload';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { openAnew } from '../../testing/payload-ui.tsx';
import { button, close, field, fill, open, press, words } from '../../testing/screen.ts';
import { TwoFactor, TwoFactorOfAccount } from './TwoFactor.tsx';

vi.mock('@payloadcms/ui', () => import('../../testing/payload-ui.tsx'));

const ofAccount = { path: 'since' } as unknown as DateFieldClientProps;
const fetched = vi.fn<typeof fetch>();
const posted = () =>
  fetched.mock.calls.map(([address, init]) => [address, JSON.parse(String(init?.body))]);
beforeEach(() => {
  openAnew();
  fetched.mockReset();
  vi.stubGlobal('fetch', fetched);
});
afterEach(close);

const proof = { password: 'tea garden', code: '123456' };
async function prove(name: string) {
  await fill('Current password', proof.password);
  await fill('Code', proof.code);
  await press(name);
}

test('shows a QR code and the key in groups of four, and then the recovery codes', async () => {
  await open(<TwoFactor isOn={false} />);
  fetched.mockResolvedValueOnce(Response.json({ key: 'ABCDEFGHIJ', qr: '<svg id="#1"/>' }));
  await press('Show the QR code');
  const src = document.querySelector('img')?.getAttribute('src');
  expect(src).toBe('data:image/svg+xml;utf8,%3Csvg%20id%3D%22%231%22%2F%3E');
  expect(document.querySelector('code')?.textContent).toBe('ABCD EFGH IJ');
  expect(field('Current password').type).toBe('password');
  fetched.mockResolvedValueOnce(Response.json({ codes: ['aaaa', 'bbbb'] }));
  await prove('Switch on');
  expect(posted()).toEqual([
    ['/api/two-factor/show', {}],
    ['/api/two-factor/on', proof],
  ]);
  const codes = [...document.querySelectorAll('li')].map((element) => element.textContent);
  expect(codes).toEqual(['aaaa', 'bbbb']);
  expect(document.activeElement?.tagName).toBe('H2');
});

test('shows a refusal and allows another attempt', async () => {
  await open(<TwoFactor isOn={false} />);
  fetched.mockRejectedValueOnce(new TypeError('network'));
  await press('Show the QR code');
  expect(words()).toContain('The server could not be reached. Try again.');
  fetched.mockResolvedValueOnce(Response.json({ key: 'ABCD', qr: '<svg/>' }));
  await press('Show the QR code');
  fetched.mockResolvedValueOnce(
    Response.json({ errors: [{ message: 'Another code.' }] }, { status: 403 }),
  );
  await prove('Switch on');
  expect(document.querySelector('[role=alert]')?.textContent).toBe('Another code.');
  expect(button('Switch on').disabled).toBe(false);
});

test.each([
  [0, '/api/two-factor/codes', 'aaaa'],
  [1, '/api/two-factor/off', 'Show the QR code'],
])('form %i posts the proof to %s', async (place, address, expected) => {
  await open(<TwoFactor isOn />);
  const form = document.forms[place];
  for (const input of form?.querySelectorAll('input') ?? [])
    input.value = proof[input.name as keyof typeof proof];
  fetched.mockResolvedValueOnce(Response.json({ codes: ['aaaa'] }));
  await press(form?.querySelector('button')?.textContent ?? '');
  expect(posted()).toEqual([[address, proof]]);
  expect(words()).toContain(expected);
});

test.each([
  [undefined, 7, null, ''],
  [7, 7, null, 'Two-factor sign-in is off.Set up …'],
  [7, 7, '2026-01-01', 'Two-factor sign-in is on.Recovery codes or switch off …'],
  [8, 7, null, 'Two-factor sign-in is off.'],
])(
  'the form of account %j, opened by account %j with two-factor since %j, says “%s”',
  async (id, own, since, expected) => {
    openAnew({ document: { id }, user: { role: 'administrator', id: own }, values: { since } });
    await open(<TwoFactorOfAccount {...ofAccount} />);
    expect(words()).toBe(expected);
  },
);

test('an administrator switches it off for another account', async () => {
  const user = { role: 'administrator', id: 7 };
  openAnew({ document: { id: 8 }, user, values: { since: '2026-01-01' } });
  await open(<TwoFactorOfAccount {...ofAccount} />);
  await fill('Your own password', 'tea garden');
  fetched.mockResolvedValueOnce(Response.json({ errors: [{ message: 'No.' }] }, { status: 403 }));
  await press('Switch off');
  const statusText = () => document.querySelector('[role=status]')?.textContent;
  expect(statusText()).toBe('No.');
  fetched.mockResolvedValueOnce(Response.json({}));
  await press('Switch off');
  expect(posted()[1]).toEqual(['/api/two-factor/off-for', { account: 8, password: 'tea garden' }]);
  expect(statusText()).toBe(
    'Two-factor sign-in is off now. This is recorded under ‘Sign-in changes’.',
  );
});
