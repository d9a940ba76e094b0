/**
 * Payload hashes a password 600,000 times, which takes a fifth of a second: nobody guesses here. Passwords as they are
 * kept sign in everywhere in `tests/`.
 */
import crypto from 'node:crypto';
import { syncBuiltinESMExports } from 'node:module';

const { pbkdf2 } = crypto;
crypto.pbkdf2 = (password, salt, iterations, ...rest) =>
  pbkdf2(password, salt, Math.min(iterations, 1000), ...rest);
syncBuiltinESMExports();
