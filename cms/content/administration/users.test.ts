import { expect, it } from 'vitest';
import { patience, temporaryCms } from '../../testing/temporary-cms.ts';

it(
  'a session lasts a working day, in a cookie that pages of others do not send',
  async () => {
    const { config } = (await temporaryCms()).collections.users;
    expect(config.auth).toMatchObject({
      tokenExpiration: 8 * 60 * 60,
      // Of an admin without https, as this one is: else nobody could sign in.
      cookies: { sameSite: 'Strict', secure: false },
      // Payload's lock would be anybody's to close.
      maxLoginAttempts: 0,
    });
  },
  patience,
);
