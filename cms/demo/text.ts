/** A text in English and, where editors have translated it, in Assamese. */
export interface Text {
  en: string;
  as?: string;
}
export const text = (en: string, as?: string): Text => (as === undefined ? { en } : { en, as });
