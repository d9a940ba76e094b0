/** Ten digits after +91, with whatever else people write before them, or a number of another country with its plus. */
const nationalDigits = (text: string): string | undefined =>
  /^(?:\+?91|0)?([0-9]{10})$/.exec(text.replace(/[\s()-]/g, ''))?.[1];

const foreign = (text: string): string | undefined =>
  /^\+(?!91)[1-9][0-9]{6,14}$/.exec(text.replace(/[\s()-]/g, ''))?.[0];

/** A phone number as it travels, with the prefix of its country; undefined where it is none. */
export function travellingPhone(text: string): string | undefined {
  const national = nationalDigits(text);
  return national ? `+91${national}` : foreign(text);
}
