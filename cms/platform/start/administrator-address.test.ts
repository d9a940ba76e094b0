import { afterEach, beforeEach, expect, it, vi } from 'vitest';

const secrets = { PAYLOAD_SECRET: 'p'.repeat(32), CAPTCHA_SECRET: 'c'.repeat(32) };

async function addressWith({ otherwise = '', fromEnvironment = '' }) {
  vi.resetModules();
  for (const [name, value] of Object.entries({ ...secrets, ADMIN_EMAIL: fromEnvironment }))
    vi.stubEnv(name, value);
  const { readAdministratorAddress } = await import('./administrator.ts');
  return readAdministratorAddress(otherwise);
}

const { send } = process;
const onQuestion = vi.fn();
/** Simulates the start script, which answers in turn; undefined without a terminal. */
function answerWith(...answers: (string | undefined)[]) {
  process.send = (message: unknown) => {
    onQuestion(message);
    process.emit('message', { answer: answers.shift() }, undefined);
    return true;
  };
}

beforeEach(() => onQuestion.mockReset());
afterEach(() => {
  process.send = send;
  vi.unstubAllEnvs();
});

it('uses the address of the environment without a question', async () => {
  answerWith('other@college.example');
  expect(await addressWith({ fromEnvironment: 'Principal@college.example' })).toBe(
    'principal@college.example',
  );
  expect(onQuestion).not.toHaveBeenCalled();
});

it('asks at the terminal until the answer is an address', async () => {
  answerWith('the principal', 'Principal@college.example');
  expect(await addressWith({})).toBe('principal@college.example');
  expect(onQuestion).toHaveBeenCalledTimes(2);
});

it('uses the default after an empty answer or without a terminal', async () => {
  for (const answer of ['', undefined]) {
    answerWith(answer);
    expect(await addressWith({ otherwise: 'admin@example.org' })).toBe('admin@example.org');
  }
});

it('requires an address for a real college', async () => {
  answerWith('', 'office@college.example');
  expect(await addressWith({})).toBe('office@college.example');
  answerWith(undefined);
  await expect(addressWith({})).rejects.toThrow('ADMIN_EMAIL is missing');
});
