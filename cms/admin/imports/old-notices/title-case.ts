/** Converts titles in capitals to normal capitalisation. */

const small = new Set(
  'a after an and as at before by during for from in into of on or per regarding the to under upto via with without'.split(
    ' ',
  ),
);

/** Abbreviations common in colleges of Assam. Keys are in lower case without full stops. */
const spelled = new Map(
  (
    'AHSEC AICTE APSC AQAR AISHE ABC BA BBA BCA BTech BEd BVoc BCom BSc CBCS CCTV COVID CSR DA DC DEE DHE DTP EOI EWS FYUGP ' +
    'GB GST GU GUCDOE HOD HS HSLC HSSLC ICT ID IDOL IGNOU IIQA IPR IQAC JRF KKHSOU LED LLB LPG MA MBA MCA MCom MSc MPhil ' +
    'MOBC MOU NAAC NCC NEP NET NGO NIQ NIRF NIT NOC NPTEL NSS OBC OTP PDF PG PhD PwD PWD RFP RTI RUSA SC SEBA SLET SOP SSR ' +
    'SSS ST SWOC TDC TET UG UGC UPS USTM VC YRC'
  )
    .split(' ')
    .map((word) => [word.toLowerCase(), word]),
);
const shortened = new Map(
  'Com Sc Ed Voc Tech Phil Lib Ph Ltd Pvt Govt No Nos Rs Dr Prof Sri Smt Dist Dept Sem Advt'
    .split(' ')
    .map((word) => [word.toLowerCase(), word]),
);

/** Converts a title. Titles with lower-case letters stay unchanged. */
export function repairCapitals(title: string): string {
  if (!isCapital(title)) return title;
  let isFirst = true;
  return title.replace(/[\p{L}\p{M}\d.'’]+/gu, (word, at: number) => {
    const startsPart = isFirst || /[:–—]\s*$/.test(title.slice(0, at));
    isFirst = false;
    return repairWord(word, startsPart, /(?:^|\P{L})(\p{L}+)-$/u.exec(title.slice(0, at))?.[1]);
  });
}

/** True if at least four of five letters are capitals. False for scripts without capitals. */
export function isCapital(text: string): boolean {
  const letters = text.match(/\p{Lu}|\p{Ll}/gu) ?? [];
  const capitals = letters.filter((letter) => /\p{Lu}/u.test(letter)).length;
  return capitals >= 3 && capitals >= letters.length * 0.8;
}

/** `before` is the part before a hyphen. */
function repairWord(word: string, startsPart: boolean, before: string | undefined): string {
  const plain = word.toLowerCase();
  const bare = plain.replaceAll('.', '');
  if (/^\d+(?:st|nd|rd|th)$/.test(plain)) return plain;
  if (/^[ivx]+$/.test(plain) && plain !== 'i') return plain.toUpperCase();
  // B.SC. and PH.D. have parts of more than one letter.
  if (/\.\p{L}/u.test(plain))
    return plain.replace(/[^.]+/g, (part) => shortened.get(part) ?? part.toUpperCase());
  const abbreviation = plain.endsWith('.') ? shortened.get(bare) : undefined;
  if (abbreviation) return `${abbreviation}.`;
  if (!startsPart && small.has(plain)) return plain;
  const spelling = spelled.get(bare);
  if (spelling) return plain.endsWith('.') ? `${spelling}.` : spelling;
  // A word without vowels is an abbreviation.
  if (/^[bcdfghjklmnpqrstvwxz]{2,5}$/.test(plain) && !shortened.has(plain))
    return plain.toUpperCase();
  if (before && (/^(?:re|co|e|pre)$/i.test(before) || /^(?:up|out|off|wise|cum)$/.test(plain)))
    return plain;
  return plain.charAt(0).toUpperCase() + plain.slice(1);
}
