import { expect, it, vi } from 'vitest';

const secrets = { PAYLOAD_SECRET: 'p'.repeat(32), CAPTCHA_SECRET: 'c'.repeat(32) };
vi.stubEnv('PAYLOAD_SECRET', secrets.PAYLOAD_SECRET);
vi.stubEnv('CAPTCHA_SECRET', secrets.CAPTCHA_SECRET);
const { readEnvironment } = await import('./environment.ts');

it('requires only the two secrets', () => {
  const environment = readEnvironment({ ...secrets, DATABASE_URL: '' });
  expect(environment.CMS_URL).toBe('http://localhost:3001');
  expect(environment.DATABASE_URL).toBeUndefined();
  expect(environment.SMTP_URL).toBeUndefined();
});

it('has a default for every other variable', () => {
  expect(readEnvironment(secrets)).toMatchObject({
    MAIL_FROM: 'website@example.org',
    MAILS_PER_HOUR: 300,
    TRUSTED_PROXIES: [],
    S3_REGION: 'us-east-1',
    METRICS_ADDRESS: '127.0.0.1',
    LOG_LEVEL: 'info',
    SITE_URL: 'http://localhost:3000',
  });
});

it('accepts lists, addresses and numbers in several notations', () => {
  const input = {
    ...secrets,
    TRUSTED_PROXIES: '10.0.0.1, 10.0.0.2  10.0.0.3,',
    ADMIN_EMAIL: 'Principal@Example.org',
    CMS_URL: 'https://cms.example.org/admin/',
    SITE_URL: 'https://Example.org/',
    DATABASE_URL: 'postgresql://127.0.0.1/college',
    S3_BUCKET_URL: 'https://s3.example.org/college//',
    ...{ S3_ACCESS_KEY: 'a', S3_SECRET_KEY: 'b', METRICS_PORT: '65535', MAILS_PER_HOUR: '10' },
  };
  expect(readEnvironment(input)).toMatchObject({
    TRUSTED_PROXIES: ['10.0.0.1', '10.0.0.2', '10.0.0.3'],
    ADMIN_EMAIL: 'principal@example.org',
    CMS_URL: 'https://cms.example.org',
    SITE_URL: 'https://example.org',
    DATABASE_URL: 'postgresql://127.0.0.1/college',
    S3_BUCKET_URL: 'https://s3.example.org/college',
    METRICS_PORT: 65_535,
    MAILS_PER_HOUR: 10,
  });
});

it.each([
  [{ PAYLOAD_SECRET: 'x'.repeat(31) }, 'PAYLOAD_SECRET must have at least 32 characters'],
  [{ METRICS_PORT: '0' }, 'METRICS_PORT'],
  [{ METRICS_PORT: '65536' }, 'METRICS_PORT'],
  [{ MAILS_PER_HOUR: '9' }, 'MAILS_PER_HOUR'],
  [{ LOG_LEVEL: 'loud' }, 'LOG_LEVEL'],
  [{ CMS_URL: 'ftp://cms.example.org' }, 'CMS_URL must be an address'],
  [{ DATABASE_URL: 'x postgres://a' }, 'DATABASE_URL must start with postgres://'],
  [{ S3_BUCKET_URL: 'https://s3.example.org/c', S3_ACCESS_KEY: 'a' }, 'S3_SECRET_KEY is missing'],
  [{ CAPTCHA_SECRET: undefined }, 'CAPTCHA_SECRET is missing'],
  [{ PAYLOAD_SECRET: 'short' }, 'PAYLOAD_SECRET must have at least 32 characters'],
  [{ DATABASE_URL: 'mysql://x' }, 'DATABASE_URL must start with postgres://'],
  [{ SMTP_URL: 'mail.example.org' }, 'SMTP_URL must be an address like smtps://'],
  [{ ADMIN_EMAIL: 'The principal' }, 'ADMIN_EMAIL must be an e-mail address'],
  [{ MAIL_FROM: 'The college' }, 'MAIL_FROM must be an e-mail address'],
  [{ S3_BUCKET_URL: 'college' }, 'S3_BUCKET_URL must be an address like'],
  [{ S3_BUCKET_URL: 'https://s3.example.org/college' }, 'S3_ACCESS_KEY is missing'],
  [{ SITE_URL: 'example.org' }, 'SITE_URL must be an address'],
])('names the invalid variable: %o', (change, complaint) => {
  expect(() => readEnvironment({ ...secrets, ...change })).toThrow(complaint);
});
