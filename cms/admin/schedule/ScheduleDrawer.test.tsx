// @vitest-environment happy-dom
/** The drawer for scheduled publishing: typing, saving, scheduling and cancelling. */
import { act } from 'react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { admin, openAnew } from '../../testing/payload-ui.tsx';
import { button, close, field, fill, open, press, words } from '../../testing/screen.ts';
import { ScheduleDrawer } from './ScheduleDrawer.tsx';

const around = vi.hoisted(() => ({
  config: {
    routes: { api: '/api' },
    admin: { timezones: { defaultTimezone: 'Asia/Kolkata' } },
  },
  modal: { isModalOpen: vi.fn(), closeModal: vi.fn() },
  functions: {
    getUpcomingScheduledPublish: vi.fn(),
    schedulePublish: vi.fn(),
    getFormState: vi.fn(),
  },
  form: { dispatchFields: vi.fn(), getData: vi.fn(), setSubmitted: vi.fn() },
}));
vi.mock('@payloadcms/ui', async () => {
  const ui = await import('../../testing/payload-ui.tsx');
  return {
    ...ui,
    useConfig: () => ({ config: around.config }),
    useModal: () => around.modal,
    useServerFunctions: () => around.functions,
    useForm: () => ({ ...ui.useForm(), ...around.form }),
  };
});

const { schedulePublish, getFormState, getUpcomingScheduledPublish } = around.functions;
const { closeModal, isModalOpen } = around.modal;
const typed = '24-11-2099 09:00';
const at = '2099-11-24T03:30:00.000Z';
const submit = vi.fn();

/** Opens the drawer of an unchanged published notice, or of `document`. */
const openDrawer = async (document: object = {}, isModified = false) => {
  const saved = { id: 7, collectionSlug: 'notices', hasPublishedDoc: true };
  const getDocPreferences = async () => ({});
  openAnew({ document: { ...saved, getDocPreferences, ...document }, isModified, submit });
  await open(<ScheduleDrawer />);
};
const plan = async (text: string) => {
  await fill('Date and time', text);
  await press('Schedule');
};

beforeEach(() => {
  for (const mock of [...Object.values(around.form), closeModal, submit, schedulePublish])
    mock.mockReset();
  isModalOpen.mockReset().mockReturnValue(true);
  getFormState.mockReset().mockResolvedValue({ state: { title: { valid: true } } });
  getUpcomingScheduledPublish.mockReset().mockResolvedValue([]);
  submit.mockResolvedValue({ res: { ok: true } });
  schedulePublish.mockResolvedValue({ message: 'Success' });
});
afterEach(close);

test('opens for its own record only', async () => {
  isModalOpen.mockImplementation((slug: string) => slug === 'schedule-publish-8');
  await openDrawer();
  expect(words()).toBe('');
});

describe('a saved record', () => {
  test('is scheduled for the typed time without being saved again', async () => {
    await openDrawer();
    await plan('২৪-১১-২০৯৯ ০৯:০০');
    expect(schedulePublish).toHaveBeenCalledExactlyOnceWith({
      type: 'publish',
      date: new Date(at),
      doc: { relationTo: 'notices', value: '7' },
    });
    expect([submit.mock.calls, admin.toasts]).toEqual([[], ['Scheduled: 24-11-2099 09:00']]);
    expect(closeModal).toHaveBeenCalledWith('schedule-publish-7');
  });

  test('is scheduled to be unpublished', async () => {
    await openDrawer({}, true);
    await act(async () => field('Unpublish').click());
    await plan(typed);
    expect(schedulePublish).toHaveBeenCalledExactlyOnceWith(
      expect.objectContaining({ type: 'unpublish' }),
    );
    expect(submit).not.toHaveBeenCalled();
  });

  test('takes its time from the date picker of the browser as well', async () => {
    await openDrawer();
    await fill('Choose from a calendar', '2099-11-24T09:00');
    expect(field('Date and time').value).toBe(typed);
  });

  test('shows why the server refused', async () => {
    schedulePublish.mockResolvedValue({ error: 'You do not have permission to publish this.' });
    await openDrawer();
    await plan(typed);
    expect(document.querySelector('[role=alert]')?.textContent).toBe(
      'You do not have permission to publish this.',
    );
    expect(field('Date and time').value).toBe(typed);
    expect(closeModal).not.toHaveBeenCalled();
  });
});

test.each([
  ['en', 'tomorrow', 'Enter the date and the time as DD-MM-YYYY HH:mm.'],
  ['en', '31-11-2099 09:00', 'This date does not exist. Check the day and the month.'],
  ['as', '24-11-2020 09:00', 'এই সময় পাৰ হৈ গৈছে। পাছৰ সময় এটা লিখক।'],
])('says in %s why “%s” is refused, and keeps the text', async (language, text, problem) => {
  await openDrawer();
  Object.assign(admin, { language });
  await close();
  await open(<ScheduleDrawer />);
  const name = language === 'as' ? 'তাৰিখ আৰু সময়' : 'Date and time';
  await fill(name, text);
  await press(language === 'as' ? 'সময় নিৰ্ধাৰণ কৰক' : 'Schedule');
  const input = field(name);
  const alert = document.querySelector('[role=alert]');
  expect([alert?.textContent, input.value]).toEqual([problem, text]);
  expect(input.getAttribute('aria-invalid')).toBe('true');
  expect(input.getAttribute('aria-describedby')?.split(' ')).toContain(alert?.id);
  expect([submit.mock.calls, schedulePublish.mock.calls]).toEqual([[], []]);
});

describe('an unsaved form', () => {
  test.each([
    ['a new record', { id: undefined, hasPublishedDoc: false }, false, 'POST', '/api/notices?'],
    ['a changed record', {}, true, 'PATCH', '/api/notices/7?'],
  ])(
    'saves %s as a draft together with its schedule',
    async (_, document, isModified, method, path) => {
      const setUnpublishedVersionCount = vi.fn();
      await openDrawer({ ...document, setUnpublishedVersionCount }, isModified);
      expect(words()).toContain('are saved as a draft now');
      await plan(typed);
      const [[{ action, ...request }]] = submit.mock.calls as [[{ action: string }]];
      expect(request).toEqual({ method, overrides: { _status: 'draft' }, skipValidation: true });
      expect(action.startsWith(path)).toBe(true);
      expect(Object.fromEntries(new URLSearchParams(action.split('?')[1]))).toMatchObject({
        draft: 'true',
        locale: 'en',
        publish_at: at,
      });
      expect(schedulePublish).not.toHaveBeenCalled();
      expect(admin.toasts).toEqual(['Scheduled: 24-11-2099 09:00']);
    },
  );

  test('offers only publishing for a new record', async () => {
    await openDrawer({ id: undefined, hasPublishedDoc: false });
    expect(document.querySelector('[type=radio]')).toBeNull();
  });

  test('shows its errors and loses nothing if it is incomplete', async () => {
    const errorMessage = 'Fill in this field.';
    getFormState.mockResolvedValue({ state: { title: { valid: false, errorMessage } } });
    await openDrawer({ id: undefined });
    await plan(typed);
    expect([submit.mock.calls, schedulePublish.mock.calls]).toEqual([[], []]);
    expect(around.form.setSubmitted).toHaveBeenCalledWith(true);
    expect(around.form.dispatchFields).toHaveBeenCalledWith({
      type: 'ADD_SERVER_ERRORS',
      errors: [{ path: 'title', message: errorMessage }],
    });
    expect(closeModal).toHaveBeenCalledWith('schedule-publish-new');
    expect(admin.toasts).toEqual(['error:correctInvalidFields']);
    expect(field('Date and time').value).toBe(typed);
  });

  test('reports no schedule if the server refuses to save it', async () => {
    submit.mockResolvedValue({ res: { ok: false } });
    await openDrawer({ id: undefined });
    await plan(typed);
    expect(document.querySelector('[role=alert]')?.textContent).toBe('This could not be saved.');
    expect([admin.toasts, closeModal.mock.calls]).toEqual([[], []]);
  });
});

describe('scheduled changes', () => {
  beforeEach(() => {
    getUpcomingScheduledPublish.mockResolvedValue([
      { id: 3, waitUntil: at, input: { type: 'unpublish' } },
    ]);
  });
  const cancel = 'Remove from schedule: Unpublish: 24-11-2099 09:00';

  test('are listed and cancelled', async () => {
    await openDrawer();
    getUpcomingScheduledPublish.mockResolvedValue([]);
    await press(cancel);
    expect(schedulePublish).toHaveBeenCalledExactlyOnceWith({ deleteID: 3 });
    expect(admin.toasts).toEqual(['Removed from the schedule.']);
    expect(words()).not.toContain('Off the website');
  });

  test('stay if the server refuses', async () => {
    schedulePublish.mockResolvedValue({ error: 'You do not have permission to publish this.' });
    await openDrawer();
    await press(cancel);
    expect(admin.toasts).toEqual(['You do not have permission to publish this.']);
    expect(button(cancel)).toBeTruthy();
  });
});
