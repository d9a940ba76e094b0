/** Sign-in: limits, known browsers and messages. */
import type { Payload } from 'payload';
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';

// Attempts of strangers are delayed on purpose.
vi.mock('node:timers/promises', () => ({ setTimeout: vi.fn(async () => {}) }));

let logIn: typeof import('./log-in.ts').logIn;
let afterReset: typeof import('./log-in.ts').afterReset;
let device: typeof import('./log-in.ts');
const handled = vi.fn<(data: object) => Promise<Response>>();
let networks = 0;
/** An address that no other test uses. */
let from = '';

beforeAll(async () => {
  vi.stubEnv('PAYLOAD_SECRET', 'a secret of tests that is long enough');
  vi.stubEnv('CAPTCHA_SECRET', 'another secret of tests, as long as that');
  ({ logIn, afterReset } = await import('./log-in.ts'));
  device = await import('./log-in.ts');
});
beforeEach(() => {
  from = `198.51.100.${networks++}`;
  handled.mockReset();
  handled.mockImplementation(async (data) =>
    Reflect.get(data, 'password') === 'right'
      ? Response.json({ message: 'Welcome' })
      : Response.json({ errors: [] }, { status: 401 }),
  );
});

const attempt = (email: unknown, password: string, cookie = '') => {
  const headers = { 'X-Forwarded-For': from, Cookie: cookie };
  return logIn(
    { db: { name: 'sqlite' } } as Payload,
    new Request('http://cms/', { headers }),
    { email, password },
    handled,
  );
};
const wrong = async (email: string, times: number, cookie = '') => {
  const statuses: number[] = [];
  for (let n = 0; n < times; n += 1) statuses.push((await attempt(email, 'wrong', cookie)).status);
  return statuses;
};
const cookieOf = (response: Response) => response.headers.get('set-cookie')?.split(';')[0] ?? '';

it('passes on the address and password, and returns the answer', async () => {
  const response = await attempt('a@example.org', 'right');
  expect([response.status, await response.json()]).toEqual([200, { message: 'Welcome' }]);
  expect(handled).toHaveBeenCalledExactlyOnceWith({ email: 'a@example.org', password: 'right' });
  expect((await attempt(undefined, 'x')).status).toBe(401);
});

describe('an unknown browser', () => {
  it('has five guesses, then waits, and is told for how long', async () => {
    expect(await wrong('five@example.org', 5)).toEqual([401, 401, 401, 401, 401]);
    const refused = await attempt('five@example.org', 'right');
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get('retry-after'))).toBeCloseTo(180, -1);
    const [{ message }] = (await refused.json()).errors;
    expect(message).toMatch(
      /^Too many wrong passwords\. Try again in 3 minutes, or choose a new password with ‘Forgot password\?’\.$/,
    );
    expect(handled).toHaveBeenCalledTimes(5);
    expect(refused.headers.get('set-cookie')).toBeNull();
  });

  it('is counted for an address in any spelling', async () => {
    await wrong('case@example.org', 3);
    await wrong(' Case@Example.ORG ', 2);
    expect((await attempt('case@example.org', 'right')).status).toBe(429);
  });

  it('starts a new count after the right password', async () => {
    await wrong('anew@example.org', 4);
    expect((await attempt('anew@example.org', 'right')).status).toBe(200);
    expect(await wrong('anew@example.org', 5)).toEqual([401, 401, 401, 401, 401]);
  });

  it('gets no more guesses by sending them at once', async () => {
    const answers = await Promise.all(
      Array.from({ length: 12 }, () => attempt('many@example.org', 'wrong')),
    );
    expect(answers.filter(({ status }) => status === 401)).toHaveLength(5);
    expect(handled).toHaveBeenCalledTimes(5);
  });

  it('is refused at once after its guesses, while another sign-in is still running', async () => {
    await wrong('used-up@example.org', 5);
    const open = Promise.withResolvers<Response>();
    handled.mockReturnValueOnce(open.promise);
    const other = attempt('slow@example.org', 'right');
    expect((await attempt('used-up@example.org', 'right')).status).toBe(429);
    open.resolve(Response.json({ message: 'Welcome' }));
    expect((await other).status).toBe(200);
  });

  it('does not block others after an unexpected error', async () => {
    handled.mockRejectedValueOnce(new Error('broken'));
    await expect(attempt('broken@example.org', 'right')).rejects.toThrow('broken');
    expect((await attempt('broken@example.org', 'right')).status).toBe(200);
  });
});

describe('a known browser', () => {
  it('is not delayed by guesses of strangers, at its own account only', async () => {
    const cookie = cookieOf(await attempt('own@example.org', 'right'));
    await wrong('own@example.org', 6);
    expect((await attempt('own@example.org', 'right')).status).toBe(429);
    expect((await attempt('own@example.org', 'right', `other=1; ${cookie}`)).status).toBe(200);
    await wrong('else@example.org', 6);
    expect((await attempt('else@example.org', 'right', cookie)).status).toBe(429);
  });

  it('has ten guesses', async () => {
    const cookie = cookieOf(await attempt('ten@example.org', 'right'));
    expect((await wrong('ten@example.org', 11, cookie)).indexOf(429)).toBe(10);
  });

  it('keeps its number', async () => {
    const first = cookieOf(await attempt('number@example.org', 'right'));
    expect(cookieOf(await attempt('number@example.org', 'right', first))).toBe(first);
    const knows = (cookie: string, email = 'number@example.org') =>
      device.knownDevice(new Headers({ cookie }), email);
    expect(knows(first)).toMatch(/^[0-9a-f-]{36}$/);
    expect(knows(first, 'other@example.org')).toBeUndefined();
    expect(knows(first.replace('.', '0.'))).toBeUndefined();
    expect(knows(first.slice(0, -1))).toBeUndefined();
    expect(knows('')).toBeUndefined();
  });

  it('has a cookie for a year that scripts and other sites cannot read', () => {
    const [, ...attributes] = device.deviceCookie('a@example.org').split('; ');
    expect(attributes.sort()).toEqual([
      'HttpOnly',
      'Max-Age=31536000',
      'Path=/api/users',
      'SameSite=Strict',
    ]);
  });

  it('is known after a password reset by mail, but not after a failed one', async () => {
    const answered = (more: object) =>
      Response.json(
        { ...more, user: { email: 'reset@example.org' } },
        { headers: { 'Set-Cookie': 'payload-token=t; Path=/' } },
      );
    const chosen = await afterReset(answered({ token: 't' }), 'en');
    const headers = new Headers({ cookie: chosen.headers.getSetCookie()[1]?.split(';')[0] ?? '' });
    expect(device.knownDevice(headers, 'reset@example.org')).toBeDefined();
    expect(await chosen.json()).toMatchObject({ user: { email: 'reset@example.org' } });
    expect(chosen.headers.getSetCookie()).toEqual([
      expect.stringMatching(/^payload-token=t/),
      expect.stringMatching(/^college-device-/),
    ]);
    // An account with a second factor has no session before its code is checked.
    const withoutSession = await afterReset(answered({}), 'en');
    expect(withoutSession.headers.getSetCookie()).toEqual([
      expect.stringMatching(/^college-device-/),
    ]);
    const refused = await afterReset(Response.json({ user: {} }, { status: 403 }), 'as');
    expect(refused.headers.get('set-cookie')).toBeNull();
    expect((await refused.json()).errors[0].message).toMatch(/^এই লিংক/);
  });
});
