import { useEffect, useState } from 'react';

/** Seconds from now until `end`, in milliseconds since 1970; 0 once it is over. */
export function useSecondsUntil(end: number): number {
  const [left, setLeft] = useState(() => secondsUntil(end));
  useEffect(() => {
    setLeft(secondsUntil(end));
    const clock = setInterval(() => {
      setLeft(secondsUntil(end));
      if (Date.now() >= end) clearInterval(clock);
    }, 500);
    return () => clearInterval(clock);
  }, [end]);
  return left;
}

const secondsUntil = (end: number) => Math.max(0, Math.ceil((end - Date.now()) / 1000));
