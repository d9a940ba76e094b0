/** Saves fields of the college as its own form does: with every check, and in the language of each. */

export interface Written {
  /** As Payload names it: `map.latitude`. */
  path: string;
  locale: string;
  value: string | number;
}

/** By `keyOf` the field that is not right; '' for what belongs to none. */
export type Errors = Record<string, string>;
export const keyOf = ({ path, locale }: Pick<Written, 'path' | 'locale'>): string =>
  `${locale}:${path}`;

interface Refused {
  errors?: { message: string; data?: { errors?: { path: string; message: string }[] } }[];
}

/** Resolves with what was not taken; empty where all was saved. */
export async function saveCollege(api: string, written: readonly Written[]): Promise<Errors> {
  for (const [locale, fields] of Map.groupBy(written, (field) => field.locale)) {
    // Without a fallback: what is not said in this language must not be saved in it from another.
    const query = new URLSearchParams({ locale, 'fallback-locale': 'none', depth: '0' });
    const response = await fetch(`${api}/globals/college?${query}`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(nested(fields)),
    });
    if (!response.ok) return errorsIn(await response.json().catch(() => ({})), locale);
  }
  return {};
}

/** The number of a picture that was taken, or why it was not. */
export async function bringPicture(api: string, file: File, alt: string): Promise<number | string> {
  const form = new FormData();
  form.set('file', file);
  form.set('_payload', JSON.stringify({ alt }));
  const response = await fetch(`${api}/media?depth=0`, { method: 'POST', body: form });
  const answer = await response.json().catch(() => ({}));
  return response.ok ? answer.doc.id : (Object.values(errorsIn(answer, ''))[0] ?? '');
}

export function nested(fields: readonly Written[]): object {
  const data: Record<string, unknown> = {};
  for (const { path, value } of fields) {
    const [group = '', name] = path.split('.');
    data[group] = name ? { ...Object(data[group]), [name]: value } : value;
  }
  return data;
}

export function errorsIn({ errors = [] }: Refused, locale: string): Errors {
  const found = errors.flatMap(({ message, data }): [string, string][] =>
    data?.errors?.length
      ? data.errors.map((one) => [keyOf({ path: one.path, locale }), one.message])
      : [['', message]],
  );
  return Object.fromEntries(found.length > 0 ? found : [['', '']]);
}
