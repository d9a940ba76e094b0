// @vitest-environment happy-dom
/** Tests the forms of the set-up. */
import { act } from 'react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { admin, openAnew } from '../../testing/payload-ui.tsx';
import { button, close, field, fill, open, press, settled, words } from '../../testing/screen.ts';
import { CollegeForm } from './CollegeForm.tsx';
import { DepartmentsForm } from './DepartmentsForm.tsx';
import { StepButtons } from './StepButtons.tsx';
import { TestMail } from './TestMail.tsx';

const { push, refresh } = vi.hoisted(() => ({ push: vi.fn(), refresh: vi.fn() }));
vi.mock('@payloadcms/ui', () => import('../../testing/payload-ui.tsx'));
vi.mock('next/navigation', () => ({ useRouter: () => ({ push, refresh }) }));

const saved = 'Saved. The website shows it in a moment.';
const fetched = vi.fn<typeof fetch>();
const posted = () =>
  fetched.mock.calls.map(([address, init]) => [address, JSON.parse(String(init?.body))]);
const refused = (path: string, message: string) =>
  Response.json(
    { errors: [{ message: 'Invalid', data: { errors: [{ path, message }] } }] },
    { status: 400 },
  );

beforeEach(() => {
  openAnew();
  refresh.mockReset();
  push.mockReset();
  fetched.mockReset().mockImplementation(async () => Response.json({ doc: { id: 30 } }));
  vi.stubGlobal('fetch', fetched);
});
afterEach(close);

describe('the form of the college', () => {
  const fields = [
    { path: 'name', locale: 'en', label: 'Name', value: 'Old', isNeeded: true, hint: 'In full.' },
    { path: 'emblem', locale: 'en', label: 'Emblem', value: '', kind: 'file' as const },
  ];
  const query = 'locale=en&fallback-locale=none&depth=0';

  test('saves the typed values, without a picture if none was chosen', async () => {
    await open(<CollegeForm fields={fields} />);
    expect(words()).toContain('Name *');
    expect(words()).not.toContain('Emblem *');
    expect(words()).toContain('Fill in the fields with *');
    expect(field('Name').getAttribute('aria-describedby')).toBe('en:name-hint');
    await fill('Name', 'Hill College');
    await press('Save');
    expect(posted()).toEqual([[`/api/globals/college?${query}`, { name: 'Hill College' }]]);
    expect(admin.toasts).toEqual([saved]);
    expect(refresh).toHaveBeenCalledOnce();
  });

  test('shows an error at its field and moves the focus there', async () => {
    await open(<CollegeForm fields={fields} />);
    fetched.mockResolvedValue(refused('name', 'Too long.'));
    await press('Save');
    const name = field('Name');
    expect(document.activeElement).toBe(name);
    expect([name.getAttribute('aria-invalid'), name.getAttribute('aria-describedby')]).toEqual([
      ...['true', 'en:name-error en:name-hint'],
    ]);
    expect(document.getElementById('en:name-error')?.textContent).toBe('Too long.');
    expect([admin.toasts, refresh.mock.calls]).toEqual([[], []]);
  });

  test('shows an error of a field that it lacks above the form, with its label', async () => {
    const phone = { path: 'phone', locale: 'en', label: 'Phone', value: '' };
    await open(<CollegeForm fields={[phone]} />);
    const errors = [{ path: 'name', label: 'Name', message: 'This field is required.' }];
    fetched.mockResolvedValue(
      Response.json({ errors: [{ message: 'Invalid', data: { errors } }] }, { status: 400 }),
    );
    await press('Save');
    expect(document.querySelector('form')?.firstElementChild?.textContent).toBe(
      'Name: This field is required.',
    );
    expect(admin.toasts).toEqual([]);
  });

  test('shows other errors and lost connections above the form', async () => {
    await open(<CollegeForm fields={fields.slice(1)} />);
    expect(words()).not.toContain('Fill in the fields with *');
    fetched.mockResolvedValue(
      Response.json({ errors: [{ message: 'Not now.' }] }, { status: 403 }),
    );
    await press('Save');
    await close();
    await open(<CollegeForm fields={fields.slice(0, 1)} />);
    await press('Save');
    expect(document.querySelector('.banner--error')?.textContent).toBe('Not now.');
    fetched.mockRejectedValue(new TypeError('Failed to fetch'));
    await press('Save');
    expect(document.querySelector('.banner--error')?.textContent).toBe('This could not be saved.');
  });
});

describe('a picture of the college', () => {
  const fields = [
    { path: 'name', locale: 'en', label: 'Name', value: 'Hill College' },
    { path: 'emblem', locale: 'en', label: 'Emblem', value: '', kind: 'file' as const },
  ];
  const addresses = () => fetched.mock.calls.map(([address]) => String(address).split('?')[0]);
  const saveWith = async (...content: string[]) => {
    await open(<CollegeForm fields={fields} />);
    const carried = new DataTransfer();
    carried.items.add(new File(content, 'emblem.png'));
    (field('Emblem') as HTMLInputElement).files = carried.files;
    await press('Save');
  };
  const sentOfCollege = () => JSON.parse(String(fetched.mock.lastCall?.[1]?.body));

  test('is uploaded first, and its id is saved', async () => {
    await saveWith('picture');
    expect(addresses()).toEqual(['/api/media', '/api/globals/college']);
    const form = fetched.mock.calls[0]?.[1]?.body as FormData;
    expect(form.get('_payload')).toBe('{"alt":"Emblem"}');
    expect(sentOfCollege()).toEqual({ name: 'Hill College', emblem: 30 });
    expect([admin.toasts, refresh.mock.calls.length]).toEqual([[saved], 1]);
  });

  test('is ignored if it has no content', async () => {
    await saveWith();
    expect(addresses()).toEqual(['/api/globals/college']);
    expect(sentOfCollege()).toEqual({ name: 'Hill College' });
  });

  test('has an error at its field if it is refused, and nothing is saved', async () => {
    fetched.mockImplementation(async () => refused('file', 'Too large.'));
    await saveWith('picture');
    expect(addresses()).toEqual(['/api/media']);
    expect(document.getElementById('en:emblem-error')?.textContent).toBe('Too large.');
    expect(document.activeElement).toBe(field('Emblem'));
    expect([admin.toasts, refresh.mock.calls]).toEqual([[], []]);
  });

  test('has an error at its field if it is refused without a message', async () => {
    fetched.mockImplementation(async () => new Response('<h1>Bad gateway</h1>', { status: 502 }));
    await saveWith('picture');
    const error = document.getElementById('en:emblem-error');
    expect(error?.textContent).toBe('This could not be saved.');
  });
});

describe('the form of the college while it saves', () => {
  const name = { path: 'name', locale: 'en', label: 'Name', value: 'Old' };
  const statusText = () => document.querySelector('[aria-live=polite]')?.textContent;

  test('cannot be sent twice, and removes former errors after the answer', async () => {
    const answer = Promise.withResolvers<Response>();
    await open(<CollegeForm fields={[name]} />);
    expect([statusText(), button('Save').disabled]).toEqual(['', false]);
    fetched.mockRejectedValueOnce(new TypeError('Failed to fetch'));
    await fill('Name', 'Hill College');
    await press('Save');
    expect(statusText()).toBe('This could not be saved.');
    expect([button('Save').disabled, field('Name').value]).toEqual([false, 'Hill College']);
    expect([admin.toasts, refresh.mock.calls]).toEqual([[], []]);
    fetched.mockReturnValueOnce(answer.promise);
    await press('Save');
    expect(button('Save').disabled).toBe(true);
    answer.resolve(Response.json({}));
    await act(() => answer.promise);
    await settled();
    expect([statusText(), button('Save').disabled, admin.toasts]).toEqual(['', false, [saved]]);
    expect(field('Name').getAttribute('aria-invalid')).toBe('false');
  });

  test('moves the focus to the first of several fields with errors', async () => {
    const fields = [name, { ...name, path: 'email', label: 'E-mail' }];
    await open(<CollegeForm fields={fields} />);
    const errors = ['email', 'name'].map((path) => ({ path, message: `Wrong ${path}.` }));
    const body = { errors: [{ message: 'Invalid', data: { errors } }] };
    fetched.mockResolvedValueOnce(Response.json(body, { status: 400 }));
    await press('Save');
    expect(document.activeElement).toBe(field('E-mail'));
    const wrong = [...document.querySelectorAll('.set-up__error')].map(
      (element) => element.textContent,
    );
    expect(wrong).toEqual(['Wrong name.', 'Wrong email.']);
    expect(statusText()).toBe('');
  });
});

describe('departments', () => {
  const streams = [
    { value: 'ARTS', label: 'Arts' },
    { value: 'SCIENCE', label: 'Science' },
  ];
  const nth = (n: number, name: string) => {
    const control = document.querySelectorAll('fieldset')[n]?.querySelector(`[name^=${name}]`);
    control?.setAttribute('aria-label', `${name} ${n}`);
    return `${name} ${n}`;
  };

  test('are created from rows with a name, with a code of its first letters', async () => {
    await open(<DepartmentsForm streams={streams} />);
    await fill(nth(0, 'name'), ' Éducation 2 ');
    await fill(nth(2, 'name'), 'Physics');
    await fill(nth(2, 'code'), 'phy');
    await fill(nth(2, 'stream'), 'SCIENCE');
    await press('Save');
    expect(posted()).toEqual([
      ['/api/departments?depth=0', { dept_name: 'Éducation 2', dept_code: 'EDUC', stream: 'ARTS' }],
      ['/api/departments?depth=0', { dept_name: 'Physics', dept_code: 'PHY', stream: 'SCIENCE' }],
    ]);
    expect(admin.toasts).toEqual([saved]);
    expect(document.querySelectorAll('fieldset')).toHaveLength(3);
    expect(document.querySelector<HTMLInputElement>('[name^=name]')?.value).toBe('');
  });

  test('stay in the form with their errors if they are refused', async () => {
    await open(<DepartmentsForm streams={streams} />);
    await press('Add a row');
    expect(document.querySelectorAll('fieldset')).toHaveLength(4);
    await fill(nth(0, 'name'), 'Physics');
    await fill(nth(3, 'name'), 'Botany');
    fetched.mockImplementationOnce(async () => Response.json({}));
    fetched.mockImplementationOnce(async () => refused('dept_code', 'Taken.'));
    await press('Save');
    expect(document.querySelectorAll('fieldset')).toHaveLength(1);
    expect(field(nth(0, 'name')).value).toBe('Botany');
    expect(field(nth(0, 'name')).getAttribute('aria-invalid')).toBe('true');
    expect(document.querySelector('[role=alert]')?.textContent).toBe('Taken.');
    expect(admin.toasts).toEqual([]);
    expect(refresh).toHaveBeenCalledOnce();
    fetched.mockRejectedValue(new TypeError('Failed to fetch'));
    await press('Save');
    expect(document.querySelector('[role=alert]')?.textContent).toBe('This could not be saved.');
  });
});

const leaveOut = 'Skip this step';
test.each([
  ['open', leaveOut, ['mail', 'colours'], '/admin/set-up?step=people'],
  ['skipped', 'Do not skip this step', ['mail'], undefined],
] as const)('a step that is %s has the button “%s”', async (state, name, skippedAfter, next) => {
  const skipped = state === 'open' ? ['mail' as const] : (['mail', 'colours'] as const);
  const buttons = <StepButtons next="people" skipped={[...skipped]} state={state} step="colours" />;
  await open(buttons);
  await press(name);
  expect(posted()).toEqual([['/api/globals/set-up?depth=0', { skipped: skippedAfter }]]);
  expect(push.mock.calls).toEqual(next ? [[next]] : []);
  expect([admin.toasts, refresh.mock.calls.length]).toEqual([[], 1]);
  await close();
  push.mockReset();
  fetched.mockResolvedValueOnce(new Response('', { status: 403 }));
  await open(buttons);
  await press(name);
  expect([admin.toasts, push.mock.calls]).toEqual([['This could not be saved.'], []]);
});

test('the last step, once done, only links the dashboard', async () => {
  await open(<StepButtons next={undefined} skipped={[]} state="done" step="launch" />);
  expect([words(), document.querySelector('a')?.getAttribute('href')]).toEqual([
    'Go to the dashboard',
    '/admin',
  ]);
  expect(document.querySelector('button')).toBeNull();
});

test.each([
  [Response.json({ sent: true, says: 'It left.' }), '.banner--success', 'It left.'],
  [Response.json({ sent: false, says: 'No such host.' }), '.banner--error', 'No such host.'],
  [
    new Response('', { status: 502 }),
    '.banner--error',
    'The server could not be reached. Try again.',
  ],
])('shows the result of a test mail: %#', async (answer, selector, expected) => {
  await open(<TestMail />);
  fetched.mockResolvedValue(answer);
  await press('Send me a test e-mail');
  expect(document.querySelector(selector)?.textContent).toBe(expected);
});

test('removes the result of the first test mail while it sends a second', async () => {
  await open(<TestMail />);
  fetched.mockResolvedValueOnce(Response.json({ sent: false, says: 'No such host.' }));
  await press('Send me a test e-mail');
  expect(words()).toContain('No such host.');
  fetched.mockReturnValueOnce(new Promise(() => {}));
  await press('Send me a test e-mail');
  expect(words()).not.toContain('No such host.');
});
