/** The first that matches names the browser. Most browsers also name those that they descend from. */
const browsers = [
  [/\bEdg/, 'Edge'],
  [/\bOPR\/|\bOpera/, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\bFirefox\/|\bFxiOS\//, 'Firefox'],
  [/\bChrome\/|\bCriOS\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
] as const;
const systems = [
  [/\bAndroid\b/, 'Android'],
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bWindows\b/, 'Windows'],
  [/\bMac OS X\b/, 'Mac'],
  [/\bCrOS\b/, 'Chromebook'],
  [/\bLinux\b/, 'Linux'],
] as const;

/** The family of a browser and its system from a `User-Agent` header, such as `Firefox, Windows`; '' if it is unknown. */
export const browserOf = (userAgent: string): string =>
  [browsers, systems]
    .flatMap((names) => names.find(([pattern]) => pattern.test(userAgent))?.[1] ?? [])
    .join(', ');
