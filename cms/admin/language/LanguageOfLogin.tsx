'use client';
import { useTranslation } from '@payloadcms/ui';
import { useSay } from '../use-say.ts';

/** Choice of languages on the sign-in page. */
export function LanguageOfLogin() {
  const say = useSay();
  const { i18n, languageOptions, switchLanguage } = useTranslation();
  if (languageOptions.length < 2) return null;
  return (
    <nav aria-label={say('Language')} className="login-languages">
      {languageOptions.map(({ label, value }) => (
        <button
          aria-pressed={value === i18n.language}
          key={value}
          lang={value}
          onClick={() => void switchLanguage?.(value)}
          type="button"
        >
          {label}
        </button>
      ))}
    </nav>
  );
}
