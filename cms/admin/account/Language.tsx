'use client';
import { useAuth, usePreferences, useTranslation } from '@payloadcms/ui';
import { type ReactNode, useEffect, useRef } from 'react';
import { useSay } from '../use-say.ts';

const PREFERENCE = 'language';

/**
 * Saves the admin language with each account, because Payload keeps it in a cookie and several
 * people may share a browser. A language chosen in this window is saved for the signed-in account.
 */
export function LanguageOfAccount({ children }: { children: ReactNode }) {
  const { user } = useAuth();
  const { getPreference, setPreference } = usePreferences();
  const { i18n, languageOptions, switchLanguage } = useTranslation();
  const { language } = i18n;
  const first = useRef<string>(language);
  const account = useRef<unknown>(undefined);
  useEffect(() => {
    if (!user) {
      account.current = undefined;
      return;
    }
    const isChosenHere = first.current !== language;
    const signedIn = account.current !== user.id;
    account.current = user.id;
    first.current = language;
    if (isChosenHere) void setPreference(PREFERENCE, language);
    else if (signedIn)
      void getPreference<string>(PREFERENCE).then((stored) => {
        const option = languageOptions.find(({ value }) => value === stored);
        if (!option || stored === language) return;
        first.current = option.value;
        void switchLanguage?.(option.value);
      });
  }, [user, language, languageOptions, getPreference, setPreference, switchLanguage]);
  return children;
}

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
