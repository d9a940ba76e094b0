/** Texts in several languages between marks: `[:en]…[:as]…[:]` of qTranslate, also in its older forms and as `[en]…[/en]`. */

const mark = /(?:\[|\{|<!--):([a-z]{2})?(?:\]|\}|-->)/g;

/** A text with the marks of qTranslate instead of `[en]…[/en]` and `[lang_en]…[/lang_en]`. */
const withMarks = (text: string): string =>
  /\[\/(?:lang_)?(?:en|as|bn|hi)\]/.test(text)
    ? text
        .replace(/\[(?:lang_)?(en|as|bn|hi)\]/g, '[:$1]')
        .replace(/\[\/(?:lang_)?(?:en|as|bn|hi)\]/g, '[:]')
    : text;

/** True if a text has a mark of a language. */
export const hasLanguages = (text: string): boolean =>
  /(?:\[|\{|<!--):[a-z]{2}(?:\]|\}|-->)/.test(withMarks(text));

/** A text in one language. Without words in it, the text of the first language; what is outside of marks stays. */
export function inLanguage(source: string, language: string): string {
  const text = withMarks(source);
  if (!hasLanguages(text)) return text;
  const texts = new Map<string, string>();
  const parts = [...text.matchAll(mark)];
  const before = text.slice(0, parts[0]?.index);
  const after = parts.at(-1)?.[1]
    ? ''
    : text.slice((parts.at(-1)?.index ?? 0) + (parts.at(-1)?.[0].length ?? 0));
  for (const [at, part] of parts.entries()) {
    const [written, own] = part;
    if (!own) continue;
    const end = parts[at + 1]?.index ?? text.length;
    texts.set(own, (texts.get(own) ?? '') + text.slice(part.index + written.length, end));
  }
  const chosen = texts.get(language)?.trim()
    ? texts.get(language)
    : [...texts.values()].find((words) => words.trim());
  return before + (chosen ?? '') + after;
}
