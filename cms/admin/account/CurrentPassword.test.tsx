// @vitest-environment happy-dom
/** The field for the current password in the form of the user's own account. */
import type { TextFieldClientProps } from 'payload';
import { afterEach, expect, test, vi } from 'vitest';
import { openAnew } from '../../testing/payload-ui.tsx';
import { close, field, open, words } from '../../testing/screen.ts';
import { CurrentPassword } from './CurrentPassword.tsx';

interface PasswordProps {
  autoComplete: string;
  path: string;
  validate: () => unknown;
  field: { name: string; label: string };
}
const passwordField = vi.hoisted(() => vi.fn<(props: PasswordProps) => void>());
vi.mock('@payloadcms/ui', async () => {
  const ui = await import('../../testing/payload-ui.tsx');
  const PasswordField = (props: PasswordProps) => {
    passwordField(props);
    return <ui.PasswordField {...props} />;
  };
  return { ...ui, PasswordField };
});
afterEach(close);

const own = { path: 'present', field: { name: 'present', label: 'Current password' } };
const show = async (id: number | undefined, account: number | undefined) => {
  const user = account === undefined ? { role: 'editor' } : { role: 'editor', id: account };
  openAnew({ document: { id }, user });
  await open(<CurrentPassword {...(own as unknown as TextFieldClientProps)} />);
};

test("the form of the user's own account has the field and says when it is needed", async () => {
  await show(7, 7);
  expect(field('Current password').type).toBe('password');
  expect(words()).toBe('You need it to change your password or e-mail address.');
  expect(passwordField.mock.lastCall?.[0]).toMatchObject({
    ...own,
    autoComplete: 'current-password',
  });
  // The form can be saved without it; the server decides when it is required.
  expect(passwordField.mock.lastCall?.[0].validate()).toBe(true);
});

test.each([
  ['another account', 8, 7],
  ['a new account', undefined, 7],
  ['a new account, opened by a user without an id', undefined, undefined],
])('the form of %s has no such field', async (_, id, account) => {
  await show(id, account);
  expect([words(), document.querySelector('input')]).toEqual(['', null]);
});

test('a user who is signed out meanwhile sees no field', async () => {
  const nobody = null;
  openAnew({ document: { id: 7 }, ...{ user: nobody as never } });
  await open(<CurrentPassword {...(own as unknown as TextFieldClientProps)} />);
  expect(document.querySelector('input')).toBeNull();
});
