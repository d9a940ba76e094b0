/** Saves fields of the college, each in its language. */
import { asRecord } from '@college/contract/as-record';

export interface Written {
  /** Path of the field, such as `map.latitude`. */
  path: string;
  locale: string;
  value: string | number;
}

/** Error messages by key of the field (`keyOf`). The key '' is for errors without a field. */
export type Errors = Record<string, string>;
export const keyOf = ({ path, locale }: Pick<Written, 'path' | 'locale'>): string =>
  `${locale}:${path}`;

interface RefusedField {
  path: string;
  label?: string;
  message: string;
}
interface Refused {
  errors?: { message: string; data?: { errors?: RefusedField[] } }[];
}

/** Saves values. Resolves with errors by field, empty if all were saved. */
export async function saveCollege(api: string, values: readonly Written[]): Promise<Errors> {
  for (const [locale, fields] of Map.groupBy(values, (field) => field.locale)) {
    // No fallback, because texts of another language must not be saved in this one.
    const query = new URLSearchParams({ locale, 'fallback-locale': 'none', depth: '0' });
    const response = await fetch(`${api}/globals/college?${query}`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(nested(fields)),
    });
    if (response.ok) continue;
    // A proxy may refuse without JSON.
    const answer = await response.json().catch(() => ({}));
    return errorsIn(answer, locale, values.map(keyOf));
  }
  return {};
}

/** Uploads a picture. Resolves with its id or an error message. */
export async function uploadPicture(
  api: string,
  file: File,
  alt: string,
): Promise<number | string> {
  const form = new FormData();
  form.set('file', file);
  form.set('_payload', JSON.stringify({ alt }));
  const response = await fetch(`${api}/media?depth=0`, { method: 'POST', body: form });
  // A proxy may answer without JSON.
  const answer = await response.json().catch(() => ({}));
  return response.ok ? answer.doc.id : (Object.values(errorsIn(answer, '', []))[0] ?? '');
}

export function nested(fields: readonly Written[]): object {
  const data: Record<string, unknown> = {};
  for (const { path, value } of fields) {
    const [group = '', name] = path.split('.');
    data[group] = name ? { ...asRecord(data[group]), [name]: value } : value;
  }
  return data;
}

/** Errors by field. Those of fields that the form lacks, by `own`, are joined under the key '', with their labels. */
export function errorsIn({ errors = [] }: Refused, locale: string, own: readonly string[]): Errors {
  const result: Errors = {};
  for (const { message, data } of errors) {
    const items: RefusedField[] = data?.errors?.length ? data.errors : [{ path: '', message }];
    for (const item of items) {
      const key = keyOf({ path: item.path, locale });
      if (own.includes(key)) result[key] = item.message;
      else
        result[''] = [result[''], item.label ? `${item.label}: ${item.message}` : item.message]
          .filter(Boolean)
          .join(' ');
    }
  }
  return Object.keys(result).length > 0 ? result : { '': '' };
}
