/** The people of a page as the call tells them. */
import type { LoaderFunctionArgs } from 'react-router';
import { readPeople } from './read.ts';

export { query } from './read.ts';

export const loader = async (args: LoaderFunctionArgs) =>
  Response.json((await readPeople(args)).people);
