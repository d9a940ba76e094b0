import { expect, it, vi } from 'vitest';

const secrets = { PAYLOAD_SECRET: 'p'.repeat(32), CAPTCHA_SECRET: 'c'.repeat(32) };
vi.stubEnv('PAYLOAD_SECRET', secrets.PAYLOAD_SECRET);
vi.stubEnv('CAPTCHA_SECRET', secrets.CAPTCHA_SECRET);
const { readEnvironment } = await import('./environment.ts');

it('needs the two secrets alone', () => {
  const environment = readEnvironment({ ...secrets, DATABASE_URL: '' });
  expect(environment.CMS_URL).toBe('http://localhost:3001');
  expect(environment.DATABASE_URL).toBeUndefined();
  expect(environment.SMTP_URL).toBeUndefined();
});

it.each([
  [{ CAPTCHA_SECRET: undefined }, 'CAPTCHA_SECRET is missing'],
  [{ PAYLOAD_SECRET: 'short' }, 'PAYLOAD_SECRET must have at least 32 characters'],
  [{ DATABASE_URL: 'mysql://x' }, 'DATABASE_URL must start with postgres://'],
  [{ SMTP_URL: 'mail.example.org' }, 'SMTP_URL must be an address like smtps://'],
  [{ ADMIN_EMAIL: 'The principal' }, 'ADMIN_EMAIL must be an e-mail address'],
  [{ MAIL_FROM: 'The college' }, 'MAIL_FROM must be an e-mail address'],
  [{ S3_BUCKET_URL: 'college' }, 'S3_BUCKET_URL must be an address like'],
  [{ S3_BUCKET_URL: 'https://s3.example.org/college' }, 'S3_ACCESS_KEY is missing'],
  [{ SITE_URL: 'example.org' }, 'SITE_URL must be an address'],
])('names what is wrong: %o', (change, complaint) => {
  expect(() => readEnvironment({ ...secrets, ...change })).toThrow(complaint);
});
