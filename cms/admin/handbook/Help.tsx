'use client';
import { useSay } from '../use-say.ts';
import type { Task } from './tasks.ts';

/** The ‘?’ of a list or form, which opens its handbook page in a new tab. */
export function Help({ task }: { task: Task }) {
  const words = useSay()('Help');
  return (
    <a
      className="help"
      href={`/admin/handbook/${task}`}
      target="_blank"
      rel="noreferrer"
      title={words}
      aria-label={words}
    >
      ?
    </a>
  );
}
