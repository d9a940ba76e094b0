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
  const isOpen = useRef(navOpen);
  /** True until Payload, whose effect runs after ours, has closed the menu for the new width. */
  const isClosing = useRef(true);

  useEffect(() => {
    isClosing.current = true;
    if (!isLaptop) return;
    const timer = setTimeout(() => {
      isClosing.current = false;
    }, 100);
    return () => clearTimeout(timer);
  }, [isLaptop]);

  // Before the browser paints, so that the menu does not flicker.
  useLayoutEffect(() => {
    if (isUpToTablet !== false || navOpen === isOpen.current) return;
    if (isLaptop && isClosing.current && !navOpen) return setNavOpen(true);
    isOpen.current = navOpen;
    if (isLaptop) void setPreference('nav', { open: navOpen }, true);
  }, [isLaptop, isUpToTablet, navOpen, setNavOpen, setPreference]);

  return children;
}
