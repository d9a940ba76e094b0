/** The schemas of input fields. */
import { z } from 'zod';
import { addedType } from '../added-pages.ts';
import { memberTypes, noticeTypes } from '../codes.ts';
import { years } from '../days/years.ts';
import { asciiEmail } from '../email-address.ts';
import { RECORDS_PER_PAGE } from '../limits.ts';

const aYear = z.coerce.number().int().min(years.min).max(years.max);
/** Without a year, some calls answer the latest one and others all of them. */
export const year = aYear.optional();
/** The earliest and the latest batch depend on the college, the call and the day: see `days/years.ts`. */
export const batchYear = aYear;

export const department = z.string().trim().min(1).max(40);
export const noticeType = z.union([z.enum(noticeTypes), addedType]);
export const memberType = z.union([z.enum(memberTypes), addedType]);
/** Extension: the number of records on a page, and the page, from 1. */
export const paging = {
  limit: z.coerce.number().int().min(1).max(RECORDS_PER_PAGE).default(RECORDS_PER_PAGE),
  page: z.coerce.number().int().min(1).max(100_000).default(1),
};
export const truthy = z.preprocess(
  (value) => value === true || value === 1 || value === '1' || value === 'true',
  z.boolean(),
);
/** One line of a form: no line breaks, which could otherwise reach a mail header, nor other controls. */
export const line = (max: number) =>
  z
    .string()
    .trim()
    .max(max)
    .regex(/^[^\p{Cc}\u2028\u2029]*$/u);
/** Several lines of a form. */
export const paragraph = (max: number) =>
  z
    .string()
    .trim()
    .max(max)
    .regex(/^(\P{Cc}|[\r\n\t])*$/u);
/** An e-mail address in lower case, its domain in ASCII. */
export const email = z.string().trim().toLowerCase().transform(asciiEmail).pipe(z.email().max(254));
