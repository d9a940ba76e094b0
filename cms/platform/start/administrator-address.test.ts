import { afterEach, beforeEach, expect, it, vi } from 'vitest';

const secrets = { PAYLOAD_SECRET: 'p'.repeat(32), CAPTCHA_SECRET: 'c'.repeat(32) };

async function addressWith({ otherwise = '', given: typed = '' }) {
  vi.resetModules();
  for (const [name, value] of Object.entries({ ...secrets, ADMIN_EMAIL: typed }))
    vi.stubEnv(name, value);
  const { readAdministratorAddress } = await import('./administrator-address.ts');
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

it('takes the address of the environment and asks nobody', async () => {
  answerWith('other@college.example');
  expect(await addressWith({ given: 'Principal@college.example' })).toBe(
    'principal@college.example',
  );
  expect(onQuestion).not.toHaveBeenCalled();
});

it('asks at a terminal, until it is an address', async () => {
  answerWith('the principal', 'Principal@college.example');
  expect(await addressWith({})).toBe('principal@college.example');
  expect(onQuestion).toHaveBeenCalledTimes(2);
});

it('takes the other address where only Enter is pressed, or nobody sits there', async () => {
  for (const answer of ['', undefined]) {
    answerWith(answer);
    expect(await addressWith({ otherwise: 'admin@example.org' })).toBe('admin@example.org');
  }
});

it('wants one for a real college', async () => {
  answerWith('', 'office@college.example');
  expect(await addressWith({})).toBe('office@college.example');
  answerWith(undefined);
  await expect(addressWith({})).rejects.toThrow('ADMIN_EMAIL is missing');
});
