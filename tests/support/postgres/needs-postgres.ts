/** Skips the tests on Postgres where there is none. */
import { fileNeeds } from '../../../scripts/testing/needs.ts';
import { findPostgres } from '../../../scripts/testing/postgres.ts';

fileNeeds('Postgres', Boolean(findPostgres()));
