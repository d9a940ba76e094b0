// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { admin, openAnew } from '../../testing/payload-ui.tsx';
import { close, open, words } from '../../testing/screen.ts';
import { Warnings } from './Warnings.tsx';

const { readWarnings } = vi.hoisted(() => ({ readWarnings: vi.fn() }));
vi.mock('../../platform/metrics/warnings.ts', () => ({ readWarnings, DAY: 1 }));

const disk = {
  sentence: 'The disk of the server is nearly full: {{free}} of {{size}} GB are free.',
  names: { free: '1.5', size: '20.0' },
};
const show = async (role = 'administrator') =>
  open(
    await Warnings({ i18n: { language: admin.language }, payload: {}, user: { role } } as never),
  );

beforeEach(() => {
  openAnew();
  readWarnings.mockReset().mockResolvedValue([disk]);
});
afterEach(close);

test('tells an administrator, in the language of the admin', async () => {
  await show();
  expect(words()).toContain('The disk of the server is nearly full: 1.5 of 20.0 GB are free.');
  openAnew({ language: 'as' });
  await show();
  expect(words().replaceAll('GB', '')).not.toMatch(/[a-z]/i);
});

test('shows nothing to others, or if nothing is wrong', async () => {
  await show('editor');
  expect([words(), readWarnings.mock.calls]).toEqual(['', []]);
  readWarnings.mockResolvedValue([]);
  await show();
  expect(words()).toBe('');
});
