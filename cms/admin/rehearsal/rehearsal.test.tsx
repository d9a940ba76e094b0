// @vitest-environment happy-dom
/** The button that starts a rehearsal, and the ticks of the office. */
import { act } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { admin, openAnew } from '../../testing/payload-ui.tsx';
import { close, fill, offered, open, press, words } from '../../testing/screen.ts';
import { StartButton } from '../StartButton.tsx';
import { AnswerBox } from './AnswerBox.tsx';
import { FindingAnswer } from './FindingAnswer.tsx';

const { push, refresh } = vi.hoisted(() => ({ push: vi.fn(), refresh: vi.fn() }));
vi.mock('@payloadcms/ui', () => import('../../testing/payload-ui.tsx'));
vi.mock('next/navigation', () => ({ useRouter: () => ({ push, refresh }) }));

const fetched = vi.fn<typeof fetch>();
const requests = () =>
  fetched.mock.calls.map(([address, init]) => [address, init?.method, init?.body]);
beforeEach(() => {
  openAnew();
  push.mockReset();
  refresh.mockReset();
  fetched.mockReset().mockImplementation(async () => Response.json({ id: 3 }));
  vi.stubGlobal('fetch', fetched);
});
afterEach(close);

const button = (isRunning: boolean, progress = '') => (
  <StartButton
    call="/reports/7/rehearsal"
    isRunning={isRunning}
    label="Rehearse again"
    progress={progress}
    running="The rehearsal is running. This takes some minutes if many files are new."
    screen="/collections/rehearsals?report=7"
  />
);

test('starts a rehearsal and shows it', async () => {
  await open(button(false));
  await press('Rehearse again');
  expect(requests()).toEqual([['/api/reports/7/rehearsal', 'POST', '{}']]);
  expect(push.mock.calls).toEqual([['/admin/collections/rehearsals?report=7']]);
});

test('offers none while one is running', async () => {
  await open(button(true, '2 of 9.'));
  expect(offered()).toEqual([['Rehearse again', false]]);
  expect(words()).toMatch(/The rehearsal is running\..* 2 of 9\.$/);
});

test('says why a rehearsal was not started', async () => {
  fetched.mockResolvedValue(Response.json({ errors: [{ message: 'No.' }] }, { status: 403 }));
  await open(button(false));
  await press('Rehearse again');
  expect([admin.toasts, push.mock.calls]).toEqual([['No.'], []]);
});

const box = () => document.querySelector('input') as HTMLInputElement;
const tick = () => act(async () => box().click());

test('a tick is saved', async () => {
  await open(<AnswerBox isTicked={false} label="Sealed" note="" rehearsal={3} rule="sealed" />);
  await tick();
  const body = JSON.stringify({ rehearsal: 3, key: 'sealed', isAnswered: true });
  expect(requests()).toEqual([['/api/rehearsal-answer', 'POST', body]]);
  expect(box().checked).toBe(true);
});

test('a tick that was not saved goes', async () => {
  fetched.mockResolvedValue(Response.json({ errors: [{ message: 'No.' }] }, { status: 403 }));
  await open(<AnswerBox isTicked={false} label="Sealed" note="" rehearsal={3} rule="sealed" />);
  await tick();
  expect([admin.toasts, box().checked]).toEqual([['No.'], false]);
});

test('a finding is explained, or marked as right while nothing is written', async () => {
  await open(<FindingAnswer explanation={undefined} finding="abc.1" rehearsal={3} />);
  expect(offered()).toEqual([
    ['Save the explanation', false],
    ['Looked at, is right', true],
  ]);
  await fill('Explanation for the verifier', ' It is so. ');
  await press('Save the explanation');
  const body = { rehearsal: 3, key: 'abc.1', explanation: 'It is so.', isAnswered: true };
  expect(requests()).toEqual([['/api/rehearsal-answer', 'POST', JSON.stringify(body)]]);
  expect(refresh).toHaveBeenCalledOnce();
});

test('an explanation that was not saved stays in its field', async () => {
  fetched.mockResolvedValue(Response.json({ errors: [{ message: 'No.' }] }, { status: 403 }));
  await open(<FindingAnswer explanation="Old." finding="abc.1" rehearsal={3} />);
  await fill('Explanation for the verifier', 'New.');
  await press('Save the explanation');
  expect(admin.toasts).toEqual(['No.']);
  expect(document.querySelector('textarea')?.value).toBe('New.');
});
