import { Secret, TOTP } from 'otpauth';

/** Returns the code of an authenticator app for a key, now or some periods later. */
export const codeAt = (key: string, periods = 0): string =>
  new TOTP({ secret: Secret.fromBase32(key) }).generate({
    timestamp: Date.now() + periods * 30_000,
  });
