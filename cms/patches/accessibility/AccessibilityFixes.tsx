'use client';
import { useTranslation } from '@payloadcms/ui';
import { type ReactNode, useEffect } from 'react';
import { say } from '../../words/say.ts';
import { applyDomFixes, type Words } from './dom-fixes.ts';

/** Mends whatever comes onto the screen, at most once a frame; React leaves alone what it did not write. */
export function AccessibilityFixes({ children }: { children: ReactNode }) {
  const { t, i18n } = useTranslation();
  const { language } = i18n;
  useEffect(() => {
    let frame = 0;
    const mend = () => {
      frame = 0;
      const words: Words = { t: t as Words['t'], say: (sentence) => say(language, sentence) };
      applyDomFixes(document, words);
    };
    const watch = new MutationObserver(() => {
      frame ||= requestAnimationFrame(mend);
    });
    watch.observe(document.body, {
      childList: true,
      subtree: true,
      // A button that does something else from now on.
      attributeFilter: ['aria-label'],
    });
    mend();
    return () => {
      watch.disconnect();
      cancelAnimationFrame(frame);
    };
  }, [t, language]);
  return children;
}
