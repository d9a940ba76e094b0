// @vitest-environment happy-dom
/** Sign-in with one step and with two. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { admin, openAnew } from '../../testing/payload-ui.tsx';
import { close, field, fill, open, press } from '../../testing/screen.ts';
import { LoginForm } from './LoginForm.tsx';

const replace = vi.hoisted(() => vi.fn());
vi.mock('@payloadcms/ui', () => import('../../testing/payload-ui.tsx'));
vi.mock('next/navigation', () => ({ useRouter: () => ({ push: replace }) }));

const account = { user: { role: 'editor', id: 3 } };
const refusal = (error: object, status: number) => Response.json({ errors: [error] }, { status });
const asksCode = () => refusal({ message: 'The code.', data: { code: 'codeMissing' } }, 403);

const fetched = vi.fn<typeof fetch>();
const requests = () =>
  fetched.mock.calls.map(([address, init]) => [
    address,
    Object.fromEntries(init?.body as FormData),
    new Headers(init?.headers).get('Accept-Language'),
  ]);
const forgot = () => document.querySelector('a[href="/admin/forgot"]');

const credentials = { email: 'clerk@example.org', password: 'tea garden' };
beforeEach(async () => {
  openAnew({ language: 'as' });
  replace.mockReset();
  fetched.mockReset();
  vi.stubGlobal('fetch', fetched);
  await open(<LoginForm next="/admin/collections/notices" />);
  await fill('general:email', credentials.email);
  await fill('general:password', credentials.password);
});
afterEach(close);

test('signs in with address and password and opens the requested page', async () => {
  expect(forgot()).not.toBeNull();
  fetched.mockResolvedValueOnce(Response.json(account));
  await press('authentication:login');
  expect(requests()).toEqual([['/api/users/login', credentials, 'as']]);
  expect(admin.user).toEqual(account);
  expect(replace.mock.calls).toEqual([['/admin/collections/notices']]);
});

test('keeps the typed address after a refusal and allows another attempt', async () => {
  fetched.mockResolvedValueOnce(refusal({ message: 'Not these.' }, 401));
  await press('authentication:login');
  expect([admin.toasts, replace.mock.calls]).toEqual([['Not these.'], []]);
  expect(field('general:email').value).toBe(credentials.email);
  expect(document.querySelector('#field-code')).toBeNull();
});

test('replaces the fields by the code field if a code is needed, and sends all three values', async () => {
  fetched.mockResolvedValueOnce(asksCode());
  await press('authentication:login');
  expect([admin.toasts, replace.mock.calls, forgot()]).toEqual([[], [], null]);
  expect(field('general:password').closest('[hidden]')).not.toBeNull();
  const code = document.querySelector<HTMLInputElement>('#field-code');
  expect(document.activeElement).toBe(code);
  expect([code?.name, code?.autocomplete, code?.maxLength, code?.required]).toEqual([
    'code',
    'one-time-code',
    20,
    true,
  ]);
  const hint = code?.getAttribute('aria-describedby') ?? '';
  expect(document.getElementById(hint)?.textContent).not.toBe('');
  await fill(document.querySelector('label')?.textContent ?? '', '123456');
  fetched.mockResolvedValueOnce(Response.json(account));
  await press('authentication:login');
  expect(requests()[1]).toEqual(['/api/users/login', { ...credentials, code: '123456' }, 'as']);
  expect(replace).toHaveBeenCalledOnce();
});
