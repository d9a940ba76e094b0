/** The college as checks read it, and the page of the admin where the office puts it right. */
import { asSystem } from '../access.ts';
import type { CheckContext } from './check.ts';

export const COLLEGE = '/admin/globals/college';

/** The college in the language of the check. Without a text in it, the text of the first language. */
export const readCollege = ({ payload, locale }: CheckContext) =>
  payload.findGlobal({ ...asSystem, slug: 'college', locale });
