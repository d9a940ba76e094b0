// @vitest-environment happy-dom
/** Texts of a form are kept until it is saved, and compared with a newer version. */
import { act, useState } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { NewestVersion } from '../../staff-api/newest-version.ts';
import { admin, openAnew } from '../../testing/payload-ui.tsx';
import { after, button, close, field, open, press, words } from '../../testing/screen.ts';
import { ForgetUnsaved } from './ForgetUnsaved.tsx';
import { UnsavedWork } from './UnsavedWork.tsx';

const around = vi.hoisted(() => ({
  fields: [
    { name: 'title', type: 'text' },
    {
      type: 'row',
      fields: [{ name: 'pan', type: 'text', admin: { custom: { isPrivate: true } } }],
    },
  ] as object[],
  auth: false,
  pathname: '/admin/collections/notices/7',
  form: {
    getData: vi.fn(),
    reset: vi.fn(),
    setModified: vi.fn(),
    dispatchFields: vi.fn(),
  },
  isRefused: false,
  isBehind: false,
  isSaving: false,
  serverFunction: vi.fn(),
  renderAgain: () => {},
}));
vi.mock('next/navigation', () => ({ usePathname: () => around.pathname }));
vi.mock('@payloadcms/ui', async () => {
  const ui = await import('../../testing/payload-ui.tsx');
  return {
    ...ui,
    toast: { ...ui.toast, info: ui.toast.success },
    useConfig: () => ({
      ...ui.useConfig(),
      getEntityConfig: () => ({
        fields: around.fields,
        auth: around.auth,
        admin: { useAsTitle: 'title' },
      }),
    }),
    useForm: () => around.form,
    useFormFields: (select: (context: object[]) => unknown) =>
      select([{ updatedAt: { valid: !around.isBehind } }]),
    useFormProcessing: () => around.isSaving,
    useFormSubmitted: () => around.isRefused,
    useServerFunctions: () => ({ serverFunction: around.serverFunction }),
  };
});

const updatedAt = '2026-11-27T08:00:00.000Z';
const data = { title: 'Opened', place: 'Hall', updatedAt };
const updateDocumentEditor = vi.fn();
const setData = vi.fn();
const saved = { id: 7, collectionSlug: 'notices', data, hasSavePermission: true };

interface State {
  typed?: object;
  modified?: boolean;
  document?: object;
}
async function openForm({ typed = {}, modified = true, document = saved }: State = {}) {
  openAnew({
    user: { role: 'editor', id: 3 },
    document: { ...document, setData, updateDocumentEditor },
    isModified: modified,
  });
  around.form.getData.mockReturnValue({ ...data, ...typed });
  await open(<Form />);
}
function Form() {
  const [, setCount] = useState(0);
  around.renderAgain = () => setCount((count) => count + 1);
  return <UnsavedWork />;
}
/** Types in a form and closes its tab without saving. */
async function typeAndLeave(typed: object, document?: object) {
  await openForm({ typed, document });
  await after(300);
  await close();
}
const keys = () => Object.keys(localStorage);

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-27T08:35:00Z'), toFake: ['setTimeout', 'Date'] });
  localStorage.clear();
  Object.assign(around, { isRefused: false, isBehind: false, isSaving: false, auth: false });
  around.serverFunction.mockReset();
  for (const mock of [...Object.values(around.form), updateDocumentEditor, setData])
    mock.mockReset();
});
afterEach(async () => {
  await close();
  vi.useRealTimers();
});

describe('what is typed', () => {
  it('is offered with its time when the record is opened again', async () => {
    await typeAndLeave({ title: 'Typed', pan: 'ABCDE1234F' });
    expect(JSON.stringify(localStorage)).not.toContain('ABCDE1234F');
    await openForm({ modified: false });
    expect(words()).toContain('You typed “Typed” on 27-11 14:05 and did not save it.');
    await press('Use it');
    expect(around.form.reset).toHaveBeenCalledWith({ ...data, title: 'Typed' });
    expect(around.form.setModified).toHaveBeenCalledWith(true);
    expect(words()).toBe('');
  });

  it('is offered for a new record, and not in other languages, records or accounts', async () => {
    const isNew = { ...saved, id: undefined, data: {} };
    await typeAndLeave({ title: 'New' }, isNew);
    await openForm({ modified: false });
    expect(words()).toBe('');
    await close();
    await openForm({ modified: false, document: isNew });
    expect(words()).toContain('“New”');
    await press('Throw it away');
    expect([words(), keys()]).toEqual(['', []]);
  });

  it('is forgotten when it is saved', async () => {
    await openForm({ typed: { title: 'Typed' } });
    await after(300);
    expect(keys()).toHaveLength(1);
    Object.assign(admin, { isModified: false });
    await act(async () => around.renderAgain());
    expect(keys()).toEqual([]);
  });

  it('is forgotten after two weeks', async () => {
    await typeAndLeave({ title: 'Typed' });
    vi.setSystemTime(new Date('2026-12-12T08:35:00Z'));
    await openForm({ modified: false });
    expect([words(), keys()]).toEqual(['', []]);
  });

  it('stays changed when the server refuses it', async () => {
    around.isRefused = true;
    await openForm({ typed: { title: 'Typed' }, modified: false });
    expect(around.form.setModified).toHaveBeenCalledWith(true);
  });

  it('is not kept in the form of an account, which has a password', async () => {
    around.auth = true;
    await typeAndLeave({ password: 'secret' });
    expect(keys()).toEqual([]);
  });

  it('is forgotten when its account signs out, and kept when its session ends', async () => {
    await typeAndLeave({ title: 'Typed' });
    around.pathname = '/admin/logout-inactivity';
    await open(<ForgetUnsaved>{null}</ForgetUnsaved>);
    expect(keys()).toHaveLength(1);
    await close();
    around.pathname = '/admin/logout';
    await open(<ForgetUnsaved>{null}</ForgetUnsaved>);
    expect(keys()).toEqual([]);
  });
});

describe('a form that was refused', () => {
  const newest: NewestVersion = {
    record: { title: 'Theirs', updatedAt: '2026-11-27T08:30:00.000Z' },
    merged: { title: 'Mine', updatedAt: '2026-11-27T08:30:00.000Z' },
    conflicts: [{ name: 'title', label: 'Title', theirs: 'Theirs', mine: 'Mine' }],
    at: '27-11-2026 14:00',
    by: 'Rina Das',
  };
  async function refused(answer: NewestVersion | undefined) {
    around.serverFunction.mockResolvedValue(answer);
    around.isSaving = true;
    await openForm({ typed: { title: 'Mine' } });
    await change({ isBehind: true });
    expect(around.serverFunction).not.toHaveBeenCalled();
    await change({ isSaving: false });
  }
  const change = (changed: Partial<typeof around>) =>
    act(async () => {
      Object.assign(around, changed);
      around.renderAgain();
    });

  it('shows both values of a field, and continues with the chosen one', async () => {
    await refused(newest);
    expect(around.serverFunction).toHaveBeenCalledWith({
      name: 'compare-with-newest',
      args: { form: expect.objectContaining({ id: 7, mine: { title: 'Mine' }, opened: data }) },
    });
    expect(words()).toContain('Rina Das saved this on 27-11-2026 14:00, after you opened it');
    expect(words()).toContain('Theirs');
    expect(button('Continue').disabled).toBe(true);
    await act(async () => field('Saved by the other person').click());
    await press('Continue');
    expect(around.form.reset).toHaveBeenCalledWith(newest.record);
    expect(setData).toHaveBeenCalledWith(newest.record);
    expect(around.form.setModified).toHaveBeenLastCalledWith(true);
    expect(words()).toBe('');
  });

  it('merges changes of different fields, and takes over from another editor', async () => {
    await refused({ ...newest, conflicts: [], editor: 'Rina Das' });
    expect(words()).toContain('You changed different fields.');
    await press('Take over and continue');
    expect(updateDocumentEditor).toHaveBeenCalledWith(7, 'notices', expect.anything());
    expect(around.form.reset).toHaveBeenCalledWith(newest.merged);
  });

  it('is compared after its save, and shows nothing if it was only behind that save', async () => {
    await refused({ ...newest, conflicts: [], record: { title: 'Mine', updatedAt } });
    expect(around.serverFunction).toHaveBeenCalledOnce();
    expect(words()).toBe('');
  });

  it('keeps what was typed when the editor goes back to the form', async () => {
    await refused(newest);
    await press('Back to the form');
    expect([words(), around.form.reset.mock.calls]).toEqual(['', []]);
    expect(keys()).toEqual([]);
  });

  it('is asked about once for each save, although checks of the form say the same later', async () => {
    await refused(newest);
    await press('Back to the form');
    await change({ isBehind: false });
    await change({ isBehind: true });
    expect([words(), around.serverFunction.mock.calls.length]).toEqual(['', 1]);
    await change({ isBehind: false, isSaving: true });
    await change({ isBehind: true, isSaving: false });
    expect(words()).toContain('Rina Das saved this');
  });
});
