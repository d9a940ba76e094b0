import { type JsonBounds, MOST_FIELDS } from '@college/contract/body-bounds';
import { hasMoreFields } from '@college/server/form-fields';
import { Refusal } from '../refusal.ts';
import { checkBody } from './parse-body.ts';

/** The longest rich text has 90,000 values, and a form has it in one language. */
const bounds: JsonBounds = { depth: 200, values: 200_000 };
/** A query that a screen sends in a body has a field for each record in it. */
const MOST_CONDITIONS = 5000;

/** Checks the JSON that a screen of the admin sends, as a whole or in the fields of a form. Throws a Refusal beyond a bound. */
export async function checkForm(body: Buffer<ArrayBuffer>, type: string): Promise<void> {
  const isForm = /^\s*(multipart\/|application\/x-www-form-urlencoded)/i.test(type);
  if (!isForm) return checkBody(body, bounds);
  const isMultipart = /^\s*multipart/i.test(type);
  if (hasMoreFields(body, type, isMultipart ? MOST_FIELDS : MOST_CONDITIONS))
    throw new Refusal('requestTooLarge');
  const form = new Response(body, { headers: { 'Content-Type': type } });
  // A TypeError: the form is damaged. Whoever reads it refuses it.
  const fields = await form.formData().catch(() => new FormData());
  for (const field of fields.values())
    if (typeof field === 'string') checkBody(Buffer.from(field), bounds);
}
