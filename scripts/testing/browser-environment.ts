import { inRoot } from '../paths.ts';

/**
 * Environment of every browser that tests and pictures start. Pages look the same on every machine,
 * because fonts and language are the project's. Proxies are left out, because tests visit only this
 * machine. Chrome on macOS ignores the fonts.
 */
export function browserEnvironment(): NodeJS.ProcessEnv {
  const proxies = Object.keys(process.env).filter((name) => /_proxy$/i.test(name));
  return {
    ...process.env,
    ...Object.fromEntries(proxies.map((name) => [name, undefined])),
    FONTCONFIG_FILE: inRoot('scripts/testing/fonts.conf'),
    FONTCONFIG_SYSROOT: undefined,
    LANGUAGE: 'en',
    LC_ALL: 'C.UTF-8',
  };
}
