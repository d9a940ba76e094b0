// @vitest-environment happy-dom
/** The admin language of each account on a shared computer. */
import { useReducer } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { admin, openAnew } from '../../testing/payload-ui.tsx';
import { close, open, press, words } from '../../testing/screen.ts';
import { LanguageOfAccount } from './Language.tsx';

const preferences = vi.hoisted(() => ({ getPreference: vi.fn(), setPreference: vi.fn() }));
vi.mock('@payloadcms/ui', async () => ({
  ...(await import('../../testing/payload-ui.tsx')),
  usePreferences: () => preferences,
}));

const { getPreference, setPreference } = preferences;
/** A browser window in which people sign in, sign out and choose a language. */
function Window() {
  const [, renew] = useReducer((times: number) => times + 1, 0);
  return (
    <>
      <LanguageOfAccount>{'The admin'}</LanguageOfAccount>
      <button onClick={renew} type="button">
        {'Renew'}
      </button>
    </>
  );
}
const becomes = async (state: { language?: string; user?: object | null }) => {
  Object.assign(admin, state);
  await press('Renew');
};
const anybody = { role: 'editor' };
const rina = { ...anybody, id: 7 };
const nobody = null;

beforeEach(() => {
  openAnew({ user: rina });
  getPreference.mockReset().mockResolvedValue(undefined);
  setPreference.mockReset().mockResolvedValue(undefined);
});
afterEach(close);

test('switches to the language of the account after sign-in', async () => {
  getPreference.mockResolvedValue('as');
  await open(<Window />);
  expect(getPreference.mock.calls).toEqual([['language']]);
  expect(admin.language).toBe('as');
  expect(words()).toContain('The admin');
  await becomes({});
  // A language loaded from the account is not saved again.
  expect(setPreference).not.toHaveBeenCalled();
  expect(getPreference).toHaveBeenCalledOnce();
});

test.each([
  ['nothing', undefined],
  ['a language that no longer exists', 'xx'],
])('keeps the language of the window if the account remembers %s', async (_, stored) => {
  openAnew({ user: rina, language: 'as' });
  getPreference.mockResolvedValue(stored);
  await open(<Window />);
  await becomes({});
  expect(admin.language).toBe('as');
  expect(setPreference).not.toHaveBeenCalled();
});

test('keeps a language that was chosen while the request was running', async () => {
  // A language chosen during the request wins over its answer.
  getPreference.mockImplementation(async () => {
    admin.language = 'as';
    return 'en';
  });
  await open(<Window />);
  expect(getPreference).toHaveBeenCalledOnce();
  expect(admin.language).toBe('as');
});

test('stores a language that the user chooses', async () => {
  await open(<Window />);
  await becomes({ language: 'as' });
  expect(setPreference.mock.calls).toEqual([['language', 'as']]);
  await becomes({});
  expect(setPreference).toHaveBeenCalledOnce();
  await becomes({ language: 'en' });
  expect(setPreference.mock.lastCall).toEqual(['language', 'en']);
  expect(getPreference).toHaveBeenCalledOnce();
});

test('reads and stores nothing before sign-in', async () => {
  await open(<Window />);
  getPreference.mockClear();
  await becomes({ user: nobody });
  await becomes({ language: 'as' });
  expect([getPreference.mock.calls, setPreference.mock.calls]).toEqual([[], []]);
  // Chosen in this window before signing in.
  await becomes({ user: rina });
  expect([getPreference.mock.calls, setPreference.mock.calls]).toEqual([[], [['language', 'as']]]);
});

test.each([
  ['another user signs in', [{ ...anybody, id: 8 }], 2],
  ['a user signs out and in again', [nobody, rina], 2],
  ['the account is the same', [{ ...rina }], 1],
])('reads the language of the account once for each sign-in: %s', async (_, users, times) => {
  await open(<Window />);
  for (const user of users) await becomes({ user });
  expect(getPreference).toHaveBeenCalledTimes(times);
});
