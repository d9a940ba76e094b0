/**
 * Conjuncts in the common part of the Assamese font, which `npm run font` makes from this list. A page with another
 * conjunct in a heading loads the whole font, so that no conjunct falls apart.
 */
const common = `
  ক্ক ক্ট ক্ট্ৰ ক্ত ক্ৰ ক্ল ক্ষ ক্ষ্ণ ক্ষ্ম ক্স গ্ধ গ্ন গ্ম গ্ৰ গ্ল ঙ্ক ঙ্খ ঙ্গ চ্চ চ্ছ জ্জ জ্ঞ জ্ব জ্ৱ ঞ্চ ঞ্জ ট্ট ট্ৰ ড্ড ড্ৰ ণ্ট ণ্ঠ ণ্ড ণ্ম
  ত্ত ত্ত্ব ত্থ ত্ন ত্ব ত্ৱ ত্ম ত্ৰ দ্দ দ্ধ দ্ব দ্ৱ দ্ভ দ্ম দ্ৰ ধ্ব ধ্ৱ ধ্ৰ ন্ট ন্ড ন্ত ন্ত্ৰ ন্থ ন্দ ন্দ্ব ন্দ্ৰ ন্ধ ন্ধ্ৰ ন্ন ন্ব ন্ৱ ন্ম ন্স
  প্ট প্ত প্প প্ৰ প্ল প্স ফ্ট ফ্ল ব্দ ব্ধ ব্ব ব্ৰ ব্ল ভ্ৰ ম্প ম্প্ৰ ম্ফ ম্ব ম্ভ ম্ম ম্ৰ ল্ক ল্গ ল্ট ল্ড ল্প ল্ল শ্চ শ্ন শ্ব শ্ৱ শ্ম শ্ৰ শ্ল
  ষ্ক ষ্ট ষ্ট্ৰ ষ্ঠ ষ্ণ ষ্প ষ্ম স্ক স্ক্ৰ স্ট স্ট্ৰ স্ত স্ত্ৰ স্থ স্ন স্প স্ফ স্ব স্ৱ স্ম স্ল হ্ন হ্ব হ্ৱ হ্ম হ্ৰ`;
export const commonConjuncts: ReadonlySet<string> = new Set(common.trim().split(/\s+/));

const consonant = '[\u0995-\u09b9\u09dc-\u09df\u09f0\u09f1]\u09bc?';
const conjuncts = new RegExp(`${consonant}(?:\u09cd${consonant})+`, 'g');
const headings = /<h[1-4][ >].*?<\/h[1-4]>/gs;

/** Removes the marks ৰ্ and ্য, which every letter and conjunct can have. */
const withoutMarks = (conjunct: string) => conjunct.replace(/^ৰ্/, '').replace(/্য$/, '');

/** Returns the conjuncts in a text that are not in the common part. */
export function rareConjuncts(text: string): string[] {
  const conjunctsInText = text.match(conjuncts)?.map(withoutMarks) ?? [];
  return conjunctsInText.filter(
    (conjunct) => conjunct.includes('্') && !commonConjuncts.has(conjunct),
  );
}

export function hasRareConjunctInHeading(html: string): boolean {
  return html.match(headings)?.some((heading) => rareConjuncts(heading).length > 0) ?? false;
}
