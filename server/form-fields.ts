/**
 * True if the body of a form has more fields than `most`. Counts what must stand between two fields, because each field that
 * is parsed takes many times its bytes.
 */
export function hasMoreFields(body: Buffer, contentType: string, most: number): boolean {
  const isMultipart = contentType.trim().toLowerCase().startsWith('multipart/');
  const separator = isMultipart ? '\r\n--' : '&';
  let count = 0;
  for (let at = body.indexOf(separator); at !== -1; at = body.indexOf(separator, at + 1)) {
    count += 1;
    if (count > most) return true;
  }
  return false;
}
