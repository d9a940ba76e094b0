import { expect, it } from 'vitest';
import { patience, temporaryCms } from '../../testing/temporary-cms.ts';

it(
  'ends a session after eight hours and never sends its cookie from other sites',
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
