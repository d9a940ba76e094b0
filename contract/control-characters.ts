/**
 * Control characters: Postgres stores no NUL, XML allows none of them, and half of a surrogate pair is no character.
 * Tabs, line breaks and the joiners of Assamese (U+200C, U+200D) are not among them.
 */
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are what it looks for.
const controls = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\u007F\p{Surrogate}]/gu;

/** Removes control characters from all texts and names in a value. Returns the same value if it has none. */
export function withoutControls<Value>(value: Value): Value;
export function withoutControls(value: unknown): unknown {
  if (typeof value === 'string')
    return value.search(controls) < 0 ? value : value.replace(controls, '');
  if (Array.isArray(value)) {
    const items = value.map((item: unknown) => withoutControls(item));
    return items.every((item, index) => item === value[index]) ? value : items;
  }
  if (!isPlain(value)) return value;
  const members = Object.entries(value);
  const clean = members.map(([name, member]): [string, unknown] => [
    withoutControls(name),
    withoutControls(member),
  ]);
  const isSame = clean.every(([name, member], index) => {
    const [nameBefore, before] = members[index] ?? [];
    return name === nameBefore && member === before;
  });
  return isSame ? value : Object.fromEntries(clean);
}

const isPlain = (value: unknown): value is object =>
  typeof value === 'object' &&
  value !== null &&
  [Object.prototype, null].includes(Object.getPrototypeOf(value));
