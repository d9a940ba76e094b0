'use client';
import { useNav, usePreferences, useWindowInfo } from '@payloadcms/ui';
import { type ReactNode, useEffect, useLayoutEffect, useRef } from 'react';

/**
 * Keeps the menu open from 1025 to 1440 px, where Payload closes it after each load, and remembers
 * there whether the account has closed it.
 */
export function MenuOnLaptops({ children }: { children: ReactNode }) {
  const { navOpen, setNavOpen } = useNav();
  const { setPreference } = usePreferences();
  const { l: isUpToLaptop, m: isUpToTablet } = useWindowInfo().breakpoints;
  const isLaptop = isUpToLaptop === true && isUpToTablet === false;
  const chosen = useRef(navOpen);
  /** True from the change of the width until Payload, whose effect runs after ours, closes the menu. */
  const isClosing = useRef(false);

  useEffect(() => {
    isClosing.current = isLaptop;
  }, [isLaptop]);

  // Before the browser paints, so that the menu does not flicker.
  useLayoutEffect(() => {
    if (isUpToTablet !== false || navOpen === chosen.current) return;
    const isClosed = isClosing.current && !navOpen;
    isClosing.current = false;
    if (isClosed) return setNavOpen(true);
    chosen.current = navOpen;
    if (isLaptop) void setPreference('nav', { open: navOpen }, true);
  }, [isLaptop, isUpToTablet, navOpen, setNavOpen, setPreference]);

  return children;
}
