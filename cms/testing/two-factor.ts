import { Secret, TOTP } from 'otpauth';

/** What an authenticator app with this key shows now, or so many codes later. */
export const codeAt = (key: string, periods = 0): string =>
  new TOTP({ secret: Secret.fromBase32(key) }).generate({
    timestamp: Date.now() + periods * 30_000,
  });
