'use client';
import { useTranslation } from '@payloadcms/ui';
import { type ReactNode, useEffect } from 'react';
import { say } from '../../words/say.ts';
import { showLockInCollegeTime } from '../college-time.ts';
import { applyDomFixes, type Words } from './dom-fixes.ts';
import { addFieldHelp } from './field-help.ts';

/** Fixes every new element, at most once per frame. React keeps attributes that it did not set. */
export function AccessibilityFixes({ children }: { children: ReactNode }) {
  const { t, i18n } = useTranslation();
  const { language } = i18n;
  useEffect(() => {
    let frame = 0;
    const applyFixes = () => {
      frame = 0;
      const words: Words = { t: t as Words['t'], say: (sentence) => say(language, sentence) };
      applyDomFixes(document, words);
      addFieldHelp(document, words);
      showLockInCollegeTime(document);
    };
    const watch = new MutationObserver(() => {
      frame ||= requestAnimationFrame(applyFixes);
    });
    watch.observe(document.body, {
      childList: true,
      subtree: true,
      // A button whose label changes.
      attributeFilter: ['aria-label'],
    });
    applyFixes();
    return () => {
      watch.disconnect();
      cancelAnimationFrame(frame);
    };
  }, [t, language]);
  return children;
}
