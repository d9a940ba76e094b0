/** Sentences of a feature by language of the admin: English key, translated value. */
export type OwnSentences<Own extends string = string> = Record<'as', Readonly<Record<Own, string>>>;

/** Returns a sentence of a feature in a language; undefined if the feature does not translate it. */
export function translationOf(
  own: OwnSentences,
  language: string,
  sentence: string,
): string | undefined {
  const sentences: Partial<Record<string, Partial<Record<string, string>>>> = own;
  return sentences[language]?.[sentence];
}
