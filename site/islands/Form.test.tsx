// @vitest-environment happy-dom

import { consentBoxes } from '@college/contract/consents';
import { rulesOf } from '@college/contract/field-rules';
import {
  REFUSAL_CODE,
  type RefusalCode,
  refusalMessage,
  withMinutes,
} from '@college/contract/refusals';
import { act } from 'react';
import { createRoot, hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Lists } from '../forms/field-kinds.ts';
import { Captcha } from '../forms/fields/Captcha.tsx';
import { type FormDefinition, formFields } from '../forms/form-definition.ts';
import { type FormName, forms } from '../forms/forms.ts';
import { en } from '../strings/en.ts';
import { Form } from './Form.tsx';

const { each, ...common } = en.forms;
const words = { ...common, ...common.verification };
type Answer = () => Response | Promise<Response>;
type Answers = Record<string, Answer>;
interface Posted {
  input: Record<string, unknown>;
  headers: Record<string, string>;
}

let root: Root;
const fetched = vi.fn<typeof fetch>();
const accepted: Answer = () => Response.json({ status: 1, reference: 'N-7' });
const refused =
  (code: RefusalCode, seconds?: number): Answer =>
  () => {
    const { sentence, headers } = refusalMessage(code, seconds);
    return new Response(sentence, { status: 403, headers });
  };

/** Solves the captcha at once unless a test replaces it. */
class FakeWorker extends EventTarget {
  postMessage({ type }: { type: string }) {
    const data = { counter: 1, derivedKey: 'k', time: 1 };
    if (type === 'work')
      queueMicrotask(() => this.dispatchEvent(new MessageEvent('message', { data })));
  }
  terminate() {}
}

/** Accepts or refuses a photo as the backend does. */
let photoAnswer: { status: number; responseText: string; code?: string };
class FakeUpload {
  static headers: string[] = [];
  static type: FormDataEntryValue | null;
  /** If set, uploads of photos finish when these functions are called. */
  static arrive: (() => void)[] | undefined;
  upload: { onprogress?: (event: { loaded: number; total: number }) => void } = {};
  onload = () => {};
  onerror = () => {};
  status = 0;
  responseText = '';
  code?: string;
  getResponseHeader = (name: string) => (name === REFUSAL_CODE && this.code) || null;
  open() {}
  setRequestHeader(...header: string[]) {
    FakeUpload.headers = header;
  }
  send(form: FormData) {
    FakeUpload.type = form.get('type');
    this.upload.onprogress?.({ loaded: 1, total: 2 });
    const later = FakeUpload.arrive;
    const wait = later ? (end: () => void) => void later.push(end) : queueMicrotask;
    wait(() => {
      Object.assign(this, photoAnswer);
      if (this.status) this.onload();
      else this.onerror();
    });
  }
}

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  vi.stubGlobal('Worker', FakeWorker);
  vi.stubGlobal('XMLHttpRequest', FakeUpload);
  vi.stubGlobal('fetch', fetched);
  photoAnswer = { status: 200, responseText: '{"path":"photo-1.jpg"}' };
  FakeUpload.arrive = undefined;
  sessionStorage.clear();
  document.documentElement.lang = 'en';
});
afterEach(() => act(async () => root.unmount()));

const find = <Found extends HTMLElement = HTMLInputElement>(selector: string) => {
  const element = document.querySelector<Found>(selector);
  if (!element) throw new Error(`There is no ${selector}.`);
  return element;
};
const field = (name: string) => find(`[name="${name}"]`);
const text = () => document.body.textContent ?? '';
const settled = () => act(async () => void (await new Promise((resolve) => setTimeout(resolve))));
const press = async (selector: string) => {
  await act(async () => find(selector).click());
  await settled();
};
const type = (values: Record<string, string>) =>
  act(async () => {
    for (const [name, value] of Object.entries(values)) {
      field(name).value = value;
      field(name).dispatchEvent(new Event('input', { bubbles: true }));
    }
  });
const submit = () => press('form [type="submit"]');
/** Bodies posted to a call, in order. */
const posted = (call: string): Posted[] =>
  fetched.mock.calls
    .filter(([url]) => url === `/${call}`)
    .map(([, options]) => ({
      input: JSON.parse(String(options?.body)),
      headers: options?.headers as Record<string, string>,
    }));

async function open(name: FormName, answers: Answers = {}, own: Partial<Lists> = {}) {
  const all: Answers = {
    'captcha-challenge': () => Response.json({ parameters: { algorithm: 'x' } }),
    ...answers,
  };
  fetched.mockReset().mockImplementation(async (url) => {
    const answer = all[String(url).slice(1)];
    return answer ? answer() : Promise.reject(new TypeError('fetch failed'));
  });
  const definition: FormDefinition = forms[name];
  const boxes = consentBoxes(forms[name].call, 'en');
  const rules = rulesOf(
    definition.call,
    formFields(definition).map(([name]) => name),
  );
  const lists = {
    departments: ['Physics'],
    courses: [{ name: 'BSC', label: 'B.Sc.' }],
    years: { first: 2000, last: 2026 },
    callingCode: '+91',
    ...own,
  };
  document.body.innerHTML = '<div></div>';
  root = createRoot(find<HTMLElement>('div'));
  await act(async () =>
    root.render(
      <Form form={name} close="Close" formWords={each[name]} {...{ words, rules, lists, boxes }} />,
    ),
  );
}

const note = { name: 'Rina Das', email: 'rina@example.org', message: 'Hello' };
async function fillNote() {
  await type(note);
  await press('[name="consent"]');
  await press('#field-captcha');
}

describe('a note', () => {
  test('is sent when complete, and its number stays on the page', async () => {
    await open('visitors-note', { addvisitornote: accepted });
    await fillNote();
    expect(text()).toContain(words.captchaDone);
    await submit();
    const [{ input, headers } = { input: {}, headers: {} }] = posted('addvisitornote');
    expect(input).toMatchObject({ ...note, phone: '' });
    expect(JSON.parse(atob(String(input.captcha)))).toMatchObject({ solution: { counter: 1 } });
    expect(headers).toMatchObject({
      Unit: 'website',
      'Accept-Language': 'en',
      'Content-Type': 'application/json',
    });
    expect(headers['Idempotency-Key']).toMatch(/^[0-9a-f]{32}$/);
    expect(find('dialog').textContent).toContain('N-7');
    expect([field('name').value, field('captcha').value, sessionStorage.length]).toEqual([
      '',
      '',
      0,
    ]);
    await press('dialog button');
    expect(document.querySelector('dialog')).toBeNull();
    expect(document.activeElement).toBe(find('p[tabindex="-1"]'));
    expect(document.activeElement?.textContent).toContain('N-7');
  });

  test('shows all problems, and drops each one once it is corrected', async () => {
    await open('visitors-note');
    await submit();
    const summary = () =>
      [...document.querySelectorAll('[role="alert"] a')].map((link) => link.getAttribute('href'));
    expect(summary()).toEqual(
      ['name', 'email', 'message', 'consent', 'captcha'].map((name) => `#field-${name}`),
    );
    expect(document.activeElement).toBe(find('[role="alert"]'));
    expect(field('name').getAttribute('aria-describedby')).toBe('field-name-problem');
    await type({ name: 'Rina', email: 'rina@' });
    await press('[name="consent"]');
    await press('#field-captcha');
    expect(summary()).toEqual(['#field-email', '#field-message']);
    field('message').focus();
    await type({ message: note.message });
    // A correction does not move the focus. Sending again shows the message again.
    expect(document.activeElement).toBe(field('message'));
    await submit();
    expect(summary()).toEqual(['#field-email']);
    expect(document.activeElement).toBe(find('[role="alert"]'));
    expect(posted('addvisitornote')).toEqual([]);
  });

  test('keeps its content after a failure and is sent again under its key', async () => {
    await open('visitors-note', { addvisitornote: () => new Response('', { status: 502 }) });
    await fillNote();
    await submit();
    expect(find('[role="alert"]').textContent).toContain(words.unsent);
    expect(field('name').value).toBe(note.name);
    await submit();
    await type({ message: 'Hello again' });
    await submit();
    const keys = posted('addvisitornote').map(({ headers }) => headers['Idempotency-Key']);
    expect(keys).toHaveLength(3);
    expect([keys[0] === keys[1], keys[1] === keys[2]]).toEqual([true, false]);
  });

  test('needs another captcha after a refused one', async () => {
    const messages: unknown[] = [];
    const listen = (event: Event) => messages.push((event as CustomEvent).detail);
    addEventListener('toast', listen);
    await open('visitors-note', { addvisitornote: refused('captcha') });
    await fillNote();
    await submit();
    removeEventListener('toast', listen);
    expect(messages).toEqual([words.refusals.captcha]);
    expect([find('#field-captcha').checked, field('captcha').value]).toEqual([false, '']);
    expect(find('#field-captcha-problem').textContent).toBe(words.refusals.captcha);
  });

  test('shows the reason for a refusal', async () => {
    await open('visitors-note', { addvisitornote: refused('tooMany', 120) });
    await fillNote();
    await submit();
    expect(find('[role="alert"]').textContent).toContain(withMinutes(words.refusals.tooMany, 120));
    expect(document.querySelector('dialog')).toBeNull();
  });

  test('is sent once, however often its button is pressed', async () => {
    const { promise, resolve } = Promise.withResolvers<Response>();
    await open('visitors-note', { addvisitornote: () => promise });
    await fillNote();
    await submit();
    expect(find('[type="submit"]').getAttribute('aria-disabled')).toBe('true');
    expect(find('[type="submit"]').textContent).toBe(words.sending);
    await submit();
    expect(posted('addvisitornote')).toHaveLength(1);
    resolve(Response.json({ status: 1, reference: 'N-7' }));
    await settled();
    expect(text()).toContain('N-7');
  });

  test('survives a reload without its captcha', async () => {
    await open('visitors-note');
    await fillNote();
    await act(async () => root.unmount());
    await open('visitors-note');
    expect([field('name').value, field('message').value]).toEqual([note.name, note.message]);
    expect([field('consent').checked, field('captcha').value]).toEqual([true, '']);
    // Each form has its own draft.
    await act(async () => root.unmount());
    await open('student-message');
    expect(field('name').value).toBe('');
  });
});

test('a field says if it is optional, and a batch offers every year', async () => {
  await open('visitors-note');
  const needed = () =>
    ['name', 'phone', 'email'].map((name) => field(name).getAttribute('aria-required'));
  expect(needed()).toEqual(['true', 'false', 'true']);
  await act(async () => root.unmount());
  await open('student-message');
  const years = [...find<HTMLSelectElement>('[name="batch_to"]').options].map(({ value }) => value);
  expect([years.slice(0, 2), years.at(-1), years.length]).toEqual([['', '2026'], '2000', 28]);
});

describe('the captcha', () => {
  test('shows a failure and can be tried again', async () => {
    await open('visitors-note', {
      'captcha-challenge': () => new Response('Sorry.', { status: 503 }),
    });
    await press('#field-captcha');
    expect(text()).toContain(words.captchaFailed);
    expect(find('#field-captcha').checked).toBe(false);
  });

  test('stays ticked while it is solved, once', async () => {
    vi.stubGlobal(
      'Worker',
      class extends FakeWorker {
        override postMessage() {}
      },
    );
    await open('visitors-note');
    await press('#field-captcha');
    await press('#field-captcha');
    expect(find('#field-captcha').checked).toBe(true);
    expect(text()).toContain(words.captchaWorking);
    expect(fetched).toHaveBeenCalledOnce();
  });

  test('is solved if it was ticked before the script loaded', async () => {
    await open('visitors-note');
    await act(async () => root.unmount());
    const captcha = <Captcha words={words} onProof={() => {}} />;
    document.body.innerHTML = `<div>${renderToString(captcha)}</div>`;
    find('#field-captcha').checked = true;
    root = await act(async () => hydrateRoot(find<HTMLElement>('div'), captcha));
    await settled();
    expect(text()).toContain(words.captchaDone);
  });

  test('loses its proof when it is unticked', async () => {
    await open('visitors-note');
    await press('#field-captcha');
    expect(field('captcha').value).not.toBe('');
    await press('#field-captcha');
    expect(field('captcha').value).toBe('');
  });

  test('renews its proof before it expires', async () => {
    vi.useFakeTimers();
    await open('visitors-note');
    await act(async () => find('#field-captcha').click());
    await act(async () => void (await vi.advanceTimersByTimeAsync(9 * 60_000 - 1000)));
    const challenges = () =>
      fetched.mock.calls.filter(([url]) => url === '/captcha-challenge').length;
    expect(challenges()).toBe(1);
    await act(async () => void (await vi.advanceTimersByTimeAsync(1000)));
    expect(challenges()).toBe(2);
    vi.useRealTimers();
  });
});

describe('a sender who proves an address', () => {
  const sender = {
    ...{ name: 'Rina Das', email: 'Rina@Example.org', course: 'BSC', department: 'Physics' },
    ...{ batch_from: '2015', batch_to: '2018', message: 'Hello' },
  };
  const isRight = vi.fn((): unknown => true);
  const answers: Answers = {
    'email-verification': () => Response.json('A mail is on its way.'),
    'email-verification-otp': () => Response.json(isRight()),
    'add-message': accepted,
  };
  async function ask(more: Answers = {}) {
    isRight.mockReset().mockReturnValue(true);
    await open('student-message', { ...answers, ...more });
    await type(sender);
    await press('[name="consent"]');
    await press('[name="consent_publish"]');
    await press('#field-captcha');
    await submit();
  }
  test('can write course and department in a college that lists none yet', async () => {
    await open('student-message', answers, { courses: [], departments: [] });
    await type({ ...sender, course: 'B.Sc.', department: 'Physics' });
    await press('[name="consent"]');
    await press('[name="consent_publish"]');
    await press('#field-captcha');
    await submit();
    expect(find('#field-course').tagName).toBe('INPUT');
    expect(posted('email-verification')).toHaveLength(1);
  });

  const enter = async (otp: string) => {
    find('#field-otp').value = otp;
    await press('dialog [type="submit"]');
  };
  const choose = async (...files: File[]) => {
    const input = find('#field-photo');
    Object.defineProperty(input, 'files', { value: files, configurable: true });
    await act(async () => void input.dispatchEvent(new Event('change', { bubbles: true })));
    await settled();
  };
  const choosePhoto = () => choose(new File(['x'], 'a.jpg'));

  test('gets a password, enters it, adds a photo, and sends everything at once', async () => {
    await ask();
    expect(posted('email-verification')[0]?.input).toEqual({ email: 'rina@example.org' });
    expect(find('dialog').textContent).toContain('A mail is on its way. rina@example.org');
    expect(find('dialog').textContent).toContain(words.requestsLeft.replace('{count}', '4'));
    expect(posted('add-message')).toEqual([]);
    expect(find('#field-otp').maxLength).toBeGreaterThan('1 2 3 4 5 6'.length);
    await enter('1-2 3–4 5 6');
    expect(posted('email-verification-otp')[0]?.input).toEqual({
      email: 'rina@example.org',
      otp: '123456',
    });
    expect(document.querySelector('dialog')).toBeNull();
    expect(text()).toContain(words.verified);
    expect(document.activeElement).toBe(find('#field-photo'));
    await submit();
    expect(find('#field-photo-problem').textContent).toBe(words.photoEmpty);
    await choosePhoto();
    expect(text()).toContain(words.photoSent);
    expect(FakeUpload.headers).toEqual(['Unit', 'website']);
    expect(FakeUpload.type).toBe('STUDENT');
    expect(document.querySelector('#field-photo-problem')).toBeNull();
    await submit();
    expect(posted('add-message')[0]?.input).toMatchObject({
      ...sender,
      ...{ batch_from: 2015, batch_to: 2018, type: 'STUDENT', dp: [{ path: 'photo-1.jpg' }] },
    });
    expect(text()).toContain('N-7');
    // One verification is valid for one submission.
    await type({ email: sender.email });
    expect(document.querySelector('#field-photo')).toBeNull();
  });

  test('is asked for another photo after removing one', async () => {
    await ask();
    await enter('123456');
    await choosePhoto();
    await choose();
    expect(text()).not.toContain(words.photoSent);
    expect(find('#field-photo-problem').textContent).toBe(words.photoEmpty);
  });

  test('has a password checked once, however often the button is pressed', async () => {
    const { promise, resolve } = Promise.withResolvers<Response>();
    await ask({ 'email-verification-otp': () => promise });
    await enter('123456');
    expect(find('dialog [type="submit"]').textContent).toBe(words.checking);
    await enter('123456');
    expect(posted('email-verification-otp')).toHaveLength(1);
    resolve(Response.json(true));
    await settled();
    expect(text()).toContain(words.verified);
  });

  test('sees if a password is wrong or incomplete', async () => {
    await ask();
    isRight.mockReturnValue(false);
    await enter('12345');
    expect(find('#field-otp-problem').textContent).toBe(words.otpDigits);
    expect(text()).not.toContain(words.otpStillWrong);
    expect(posted('email-verification-otp')).toEqual([]);
    await enter('123456');
    expect(find('#field-otp-problem').textContent).toBe(words.otpWrong);
    expect(text()).toContain(words.otpStillWrong);
    expect(document.querySelector('#field-photo')).toBeNull();
  });

  test('may close the dialog and enters the same password later', async () => {
    await ask();
    await act(async () => find<HTMLDialogElement>('dialog').close());
    await settled();
    expect(document.querySelector('dialog')).toBeNull();
    expect(document.activeElement).toBe(find('form [type="submit"]'));
    await submit();
    expect(find('dialog')).toBeTruthy();
    expect(posted('email-verification')).toHaveLength(1);
  });

  test('may request another password only after a while', async () => {
    vi.useFakeTimers({ toFake: ['Date', 'setInterval', 'clearInterval'] });
    await ask();
    const again = () => find('dialog button[type="button"]');
    expect(again().textContent).toBe(words.resendIn.replace('{seconds}', '30'));
    await press('dialog button[type="button"]');
    expect(posted('email-verification')).toHaveLength(1);
    // A started second counts as a whole one.
    for (const [passed, secondsLeft] of [
      [500, '30'],
      [29_000, '1'],
    ] as const) {
      await act(async () => void vi.advanceTimersByTime(passed));
      expect(again().textContent).toBe(words.resendIn.replace('{seconds}', secondsLeft));
    }
    await act(async () => void vi.advanceTimersByTime(500));
    expect(again().textContent).toBe(words.resend);
    await press('dialog button[type="button"]');
    expect(posted('email-verification')).toHaveLength(2);
    expect(find('dialog').textContent).toContain(words.requestsLeft.replace('{count}', '3'));
    for (let more = 0; more < 3; more += 1) {
      await act(async () => void vi.advanceTimersByTime(30_000));
      await press('dialog button[type="button"]');
    }
    expect(posted('email-verification')).toHaveLength(5);
    expect(find('dialog').textContent).toContain(words.noRequestsLeft);
    // The dialog can only be closed.
    expect(again().textContent).toBe('Close');
    vi.useRealTimers();
  });

  test('sees why no mail was sent', async () => {
    await ask({ 'email-verification': refused('tooMany', 120) });
    expect(document.querySelector('dialog')).toBeNull();
    expect(find('[role="alert"]').textContent).toContain(withMinutes(words.refusals.tooMany, 120));
  });

  test('must verify another address', async () => {
    await ask();
    await enter('123456');
    await type({ email: 'other@example.org' });
    expect(document.querySelector('#field-photo')).toBeNull();
    expect(find('form [type="submit"]').textContent).toBe(words.verifyEmail);
  });

  test.each([
    ['Too large.', 413, words.refusals.photoLarge, 'photoLarge'],
    ['A reason of another backend.', 413, 'A reason of another backend.'],
    ['', 0, words.uploadFailed.replace('{status}', '0')],
    ['<h1>Bad gateway</h1>', 502, words.uploadFailed.replace('{status}', '502')],
  ])(
    'sees why a photo was refused: %s %i',
    async (responseText, status, sentence, code?: string) => {
      await ask();
      await enter('123456');
      photoAnswer = { status, responseText, code };
      const emptied = vi.spyOn(find('#field-photo'), 'value', 'set');
      await choosePhoto();
      // The same photo can be chosen again.
      expect(emptied).toHaveBeenCalledExactlyOnceWith('');
      expect(find('#field-photo-problem').textContent).toContain(sentence);
      expect(text()).not.toContain(words.photoSent);
    },
  );

  test('verifies again after the verification expires, and sends another photo after it is gone', async () => {
    await ask({ 'add-message': refused('photoGone') });
    await enter('123456');
    await choosePhoto();
    await submit();
    expect(text()).not.toContain(words.photoSent);
    expect(find('#field-photo')).toBeTruthy();
    await act(async () => root.unmount());
    sessionStorage.clear();
    await ask({ 'add-message': refused('unverified') });
    await enter('123456');
    await choosePhoto();
    await submit();
    expect(document.querySelector('#field-photo')).toBeNull();
    // Limited by the number of new passwords.
    await press('#field-captcha');
    await submit();
    expect(posted('email-verification')).toHaveLength(2);
    expect(find('dialog').textContent).toContain(words.requestsLeft.replace('{count}', '3'));
  });

  test('sends the last chosen photo, whichever upload ends first', async () => {
    const photo = (path: string) => ({ status: 200, responseText: JSON.stringify({ path }) });
    await ask();
    await enter('123456');
    FakeUpload.arrive = [];
    expect(document.querySelector('progress')).toBeNull();
    await choosePhoto();
    expect(find('progress').getAttribute('value')).toBe('0.5');
    expect(find('progress').textContent).toBe('50 %');
    expect(find('progress').getAttribute('aria-label')).toBe(words.uploading);
    await choosePhoto();
    const [former, latter] = FakeUpload.arrive;
    photoAnswer = photo('latter.jpg');
    await act(async () => latter?.());
    photoAnswer = photo('former.jpg');
    await act(async () => former?.());
    expect(document.querySelector('progress')).toBeNull();
    await submit();
    expect(posted('add-message')[0]?.input).toMatchObject({ dp: [{ path: 'latter.jpg' }] });
  });
});
