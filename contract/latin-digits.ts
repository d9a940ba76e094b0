/** First code points of the digits 0 to 9: Arabic, Persian and Urdu, Devanagari, Bengali and Assamese. */
const zeros = [0x660, 0x6f0, 0x966, 0x9e6];

/** Replaces digits of other scripts by 0 to 9, because programs count and dial with these alone. */
export const latinDigits = (text: string): string =>
  text.replace(/(?![0-9])\p{Nd}/gu, (digit) => {
    const code = digit.charCodeAt(0);
    const zero = zeros.find((first) => code >= first && code <= first + 9);
    return zero === undefined ? digit : String(code - zero);
  });
