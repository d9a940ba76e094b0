// @vitest-environment happy-dom
/** Buttons that decide submissions and profiles. */
import { asRecord } from '@college/contract/as-record';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { openAnew } from '../../testing/payload-ui.tsx';
import { button, buttons, close, fill, open, press, words } from '../../testing/screen.ts';
import { ApprovalState } from './approval/ApprovalState.tsx';
import { PublishProfile, UnpublishProfile } from './approval/PublishProfile.tsx';
import { Decide } from './Decide.tsx';
import { SendAnswer } from './SendAnswer.tsx';

vi.mock('@payloadcms/ui', () => import('../../testing/payload-ui.tsx'));

const submit = vi.fn(async (_request?: object): Promise<unknown> => undefined);
const names = () => buttons().map(({ textContent }) => textContent);
beforeEach(() => void submit.mockClear());
afterEach(close);

describe('a submission', () => {
  const decide = async (status: string) => {
    openAnew({ submit, document: { savedDocumentData: { status } }, values: { status } });
    await open(<Decide />);
  };

  test('is approved with one press', async () => {
    await decide('pending');
    expect(names()).toEqual(['Approve and publish', 'Reject …']);
    await press('Approve and publish');
    expect(submit).toHaveBeenCalledOnce();
  });

  test('is rejected after a second press only', async () => {
    await decide('pending');
    await press('Reject …');
    expect(submit).not.toHaveBeenCalled();
    await press('Cancel');
    expect(names()).toEqual(['Approve and publish', 'Reject …']);
    await press('Reject …');
    await press('Reject and e-mail the reason');
    expect(submit).toHaveBeenCalledOnce();
  });

  test.each(['approved', 'rejected'])('has only a link back if it is %s', async (status) => {
    await decide(status);
    expect(names()).toEqual([]);
    expect(document.querySelector('a')?.getAttribute('href')).toBe('/admin');
  });

  test('has no buttons before it is saved', async () => {
    openAnew();
    await open(<Decide />);
    expect(document.body.textContent).toBe('');
  });
});

describe('an answer to the sender', () => {
  const answer = async (text: string, sendsMail: boolean) => {
    const savedDocumentData = { email: 'rina@example.org' };
    openAnew({ submit, document: { savedDocumentData }, values: { answer: text } });
    await open(<SendAnswer sendsMail={sendsMail} />);
  };

  test('is sent with one press', async () => {
    await answer('Until five.', true);
    await press('Send the answer to rina@example.org');
    expect(submit).toHaveBeenCalledOnce();
  });

  test('is not sent while it is empty', async () => {
    await answer(' ', true);
    expect(button('Send the answer to rina@example.org').disabled).toBe(true);
  });

  test('has an address to write to where there is no mail server', async () => {
    await answer('Until five.', false);
    expect(names()).toEqual([]);
    expect(document.querySelector('a')?.textContent).toBe('rina@example.org');
    expect(words()).toContain('cannot send e-mail yet');
  });
});

describe('a profile', () => {
  const waitingProfile = { handed_in_at: '2020-11-22T10:00:00.000Z' };
  const compare = '/admin/compare';
  const show = async (savedDocumentData: object | undefined, approves: boolean) => {
    openAnew({ submit, document: { id: 7, collectionSlug: 'employees', savedDocumentData } });
    await open(<ApprovalState approves={approves} compare={compare} timeZone="Asia/Kolkata" />);
  };

  test.each([
    [undefined, true, ''],
    [{}, true, ''],
    [waitingProfile, false, 'Submitted on 22-11-2020 15:30. Waiting for approval.'],
    [
      { ...waitingProfile, liveNow: true },
      true,
      'Submitted on 22-11-2020 15:30. Waiting for approval.Compare with the published versionReturn to the teacher …',
    ],
    [{ ...waitingProfile, handed_back: 'No dates.' }, true, 'Returned. Reason:No dates.'],
  ])('shows %j to a user who may approve (%s) as “%s”', async (saved, approves, expected) => {
    await show(saved, approves);
    expect(words()).toBe(expected);
  });

  test('is returned with a reason only', async () => {
    await show(waitingProfile, true);
    await press('Return to the teacher …');
    expect(button('Return and e-mail the reason').disabled).toBe(true);
    await press('Cancel');
    await press('Return to the teacher …');
    const area = document.querySelector('textarea');
    area?.setAttribute('aria-label', 'Why');
    await fill('Why', ' \n');
    expect(button('Return and e-mail the reason').disabled).toBe(true);
    await fill('Why', ' No dates. ');
    await press('Return and e-mail the reason');
    expect(submit.mock.calls).toEqual([
      [
        {
          action: '/api/employees/7?locale=en&depth=0&fallback-locale=null&draft=true',
          disableSuccessStatus: true,
          method: 'PATCH',
          overrides: { _status: 'draft', handed_back: 'No dates.' },
        },
      ],
    ]);
  });

  test.each([
    ['published', {}, 0, false, true],
    ['changed', {}, 0, true, false],
    ['a draft', {}, 1, false, false],
    ['submitted', waitingProfile, 1, false, true],
    ['submitted and changed', waitingProfile, 1, true, false],
  ])(
    'can be submitted without the right to publish only if it has changes: %s',
    async (_, savedDocumentData, count, isModified, isDone) => {
      const document = {
        id: 7,
        collectionSlug: 'employees',
        savedDocumentData,
        unpublishedVersionCount: count,
      };
      openAnew({ submit, isModified, document });
      await open(<PublishProfile seenAt="2026-11-26T00:00:00.000Z" />);
      expect(button('Submit for approval').disabled).toBe(isDone);
      if (isDone) return;
      await press('Submit for approval');
      const overrides = { _status: 'draft', handed_in_at: expect.stringMatching(/Z$/) };
      expect(submit.mock.calls).toMatchObject([[{ method: 'PATCH', overrides }]]);
    },
  );

  test('is approved by a second press after a change, with the time of the first page', async () => {
    submit
      .mockResolvedValueOnce({ res: { ok: false } })
      .mockResolvedValueOnce({ res: { ok: true } });
    const document = {
      ...{ id: 7, collectionSlug: 'employees', hasPublishPermission: true },
      ...{ savedDocumentData: waitingProfile, setHasPublishedDoc: vi.fn() },
      setMostRecentVersionIsAutosaved: vi.fn(),
    };
    openAnew({ submit, document });
    await open(<PublishProfile seenAt="2026-11-26T00:00:00.000Z" />);
    await press('Approve and publish');
    await press('Approve this version');
    const addresses = submit.mock.calls.map(([request]) => asRecord(request).action);
    expect(addresses).toEqual([
      '/api/employees/7?depth=0&locale=en',
      '/api/employees/7?depth=0&locale=en&seen_at=2026-11-26T00%3A00%3A00.000Z',
    ]);
    expect(names()).toEqual(['Approve and publish']);
  });

  test.each([
    [waitingProfile, 'Approve and publish'],
    [{}, 'version:publishChanges'],
  ])('shows %j to a user who may publish with the button “%s”', async (savedDocumentData, name) => {
    openAnew({ document: { hasPublishPermission: true, savedDocumentData } });
    await open(<PublishProfile seenAt="2026-11-26T00:00:00.000Z" />);
    expect(names()).toEqual([name]);
  });

  test.each([
    ['teacher', []],
    ['editor', ['Unpublish']],
  ])('is unpublished by a %s with the buttons %j', async (role, expected) => {
    openAnew({ user: { role } });
    await open(<UnpublishProfile />);
    expect(names()).toEqual(expected);
  });
});
