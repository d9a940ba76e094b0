/** Checks of the server and its settings, which the operator decides. */
import { connect } from 'node:tls';
import { readLastBackup } from '@college/server/last-backup';
import { differenceInDays } from 'date-fns';
import { asSystem } from '../../access.ts';
import { environment } from '../../platform/environment.ts';
import { isPublicAddress } from '../../platform/http/ip-addresses.ts';
import { backupStateOf } from '../../platform/metrics/warnings.ts';
import { dateText } from '../../time-zone/dates.ts';
import { type Check, type CheckResult, type Fact, resultOf } from '../check.ts';

const isLocal = (host: string): boolean =>
  host === '' || host === 'localhost' || host === '[::1]' || host.startsWith('127.');

const endings = ['gov.in', 'nic.in', 'ac.in', 'edu.in', 'res.in'];

/** The address of the site is below one of the names for governments and academic institutions. */
export const domain: Check = async () => {
  const host = new URL(environment.SITE_URL).hostname;
  const isBelow = endings.some((ending) => host.endsWith(`.${ending}`));
  return isBelow
    ? resultOf([], [{ says: 'The address of the site is {{host}}.', values: { host } }])
    : resultOf([
        {
          says: 'The address {{host}} is not below {{endings}}.',
          values: { host, endings: endings.join(', ') },
        },
      ]);
};

/** Site and admin have addresses with https. */
export const https: Check = async () => {
  const plain = [environment.SITE_URL, environment.CMS_URL].filter(
    (address) => !address.startsWith('https:'),
  );
  return resultOf(
    plain.map((address) => ({
      says: 'The address {{address}} is not encrypted.',
      values: { address },
    })),
    [{ says: 'Site and admin have encrypted addresses.' }],
  );
};

/** Days before its end from which a certificate should have been renewed. */
const RENEWED = 14;
/** Milliseconds for the own server to answer. */
const PATIENCE = 5000;

/** The certificate of the site is trusted, is not about to end, and has a key that is long enough. */
export const certificate: Check = async ({ now }) => {
  const { protocol, hostname, port } = new URL(environment.SITE_URL);
  if (protocol !== 'https:')
    return resultOf([
      {
        says: 'The address {{address}} is not encrypted.',
        values: { address: environment.SITE_URL },
      },
    ]);
  return new Promise((resolve) => {
    const fail = (reason: string) =>
      resolve(
        resultOf([
          { says: 'The certificate of the site cannot be trusted: {{reason}}', values: { reason } },
        ]),
      );
    const socket = connect(
      { host: hostname, port: Number(port) || 443, servername: hostname },
      () => {
        const { valid_to, bits, asn1Curve } = socket.getPeerCertificate();
        socket.destroy();
        resolve(judgeCertificate(new Date(valid_to), bits, asn1Curve !== undefined, now));
      },
    );
    socket.setTimeout(PATIENCE, () => socket.destroy(new Error('The server does not answer.')));
    socket.once('error', (error) => fail(error.message));
  });
};

/** Judges a trusted certificate by its last day and the length of its key, in bits. */
export function judgeCertificate(
  until: Date,
  bits: number | undefined,
  isElliptic: boolean,
  now: Date,
): CheckResult {
  const date = dateText(until.toISOString());
  const wrong: Fact[] = [];
  if (differenceInDays(until, now) < RENEWED)
    wrong.push({ says: 'The certificate ends on {{date}} and was not renewed.', values: { date } });
  if (bits !== undefined && bits < (isElliptic ? 256 : 2048))
    wrong.push({ says: 'The key of the certificate has {{bits}} bits.', values: { bits } });
  return resultOf(wrong, [{ says: 'The certificate is valid until {{date}}.', values: { date } }]);
}

/** The backend runs under an account without the rights of root. */
export const processAccount: Check = async () =>
  process.getuid?.() === 0
    ? resultOf([{ says: 'The backend runs as root. Start it as docs/go-live.md says.' }])
    : resultOf([], [{ says: 'The backend runs under an account of its own.' }]);

/** Mail server, file store and database on other machines are reached encrypted. */
export const encryptedConnections: Check = async () => {
  const { SMTP_URL, S3_BUCKET_URL, DATABASE_URL } = environment;
  const isPlain = (address: string | undefined, isEncrypted: (url: URL) => boolean) => {
    if (!address) return false;
    const url = new URL(address);
    return !isLocal(url.hostname) && !isEncrypted(url);
  };
  const names = [
    ...(isPlain(SMTP_URL, ({ protocol }) => protocol === 'smtps:') ? ['SMTP_URL'] : []),
    ...(isPlain(S3_BUCKET_URL, ({ protocol }) => protocol === 'https:') ? ['S3_BUCKET_URL'] : []),
    ...(isPlain(DATABASE_URL, ({ searchParams }) =>
      ['require', 'verify-ca', 'verify-full'].includes(searchParams.get('sslmode') ?? ''),
    )
      ? ['DATABASE_URL']
      : []),
  ];
  return resultOf(
    names.map((name) => ({
      says: 'The connection of {{name}} is not encrypted.',
      values: { name },
    })),
    [{ says: 'No connection to another machine is unencrypted.' }],
  );
};

/** Administrators and moderators must use two factors. */
export const twoFactors: Check = async ({ payload }) => {
  const { two_factor_required } = await payload.findGlobal({ ...asSystem, slug: 'account-rules' });
  return resultOf(
    two_factor_required
      ? []
      : [
          {
            says: 'Administrators may sign in without a second factor.',
            link: '/admin/globals/account-rules',
          },
        ],
    [
      {
        says: 'Passwords have 12 characters, or 8 that are hard to guess, and two factors are required.',
      },
    ],
    'partly',
  );
};

/** The database is a file, or answers on this machine or in its own network only. */
export const databasePlace: Check = async () => {
  const host = environment.DATABASE_URL ? new URL(environment.DATABASE_URL).hostname : '';
  if (isLocal(host))
    return resultOf([], [{ says: 'The database is on the machine of the backend.' }]);
  const fact: Fact = {
    says: 'The database is on {{host}}, another machine. Let it answer this server only.',
    values: { host },
  };
  return { state: isPublicAddress(host) ? 'not' : 'partly', facts: [fact] };
};

/** The last nightly backup succeeded and was checked. */
export const backups: Check = async ({ now }) => {
  const last = await readLastBackup(environment.DATA_DIR);
  if (!last?.good)
    return resultOf([
      { says: 'No nightly backup was made yet. Start college-backup.timer on the server.' },
    ]);
  const fact: Fact = {
    says: 'The last good backup is of {{date}}.',
    values: { date: dateText(last.good.time) },
  };
  return backupStateOf(last, now.getTime()) === 'nightly' ? resultOf([], [fact]) : resultOf([fact]);
};

const LEAST_LOG_DAYS = 180;

/** The security log is kept for as long as the guidelines ask. */
export const logDays: Check = async () => {
  const days = environment.SECURITY_LOG_DAYS;
  const fact: Fact = { says: 'The security log is kept for {{days}} days.', values: { days } };
  return days < LEAST_LOG_DAYS ? resultOf([fact]) : resultOf([], [fact]);
};
