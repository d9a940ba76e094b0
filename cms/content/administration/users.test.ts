import { expect, it } from 'vitest';
import { patience, temporaryCms } from '../../testing/temporary-cms.ts';

it(
  'a session lasts a working day, in a cookie that pages of others do not send',
  async () => {
    const { config } = (await temporaryCms()).collections.users;
    expect(config.auth).toMatchObject({
      tokenExpiration: 8 * 60 * 60,
      // Without `secure`, because this admin has no https and nobody could sign in.
      cookies: { sameSite: 'Strict', secure: false },
      // Payload's own lock is off, because anybody could lock an account with it.
      maxLoginAttempts: 0,
    });
  },
  patience,
);
