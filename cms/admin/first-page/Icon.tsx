import type { ServerProps } from 'payload';
import { say } from '../../words/say.ts';

/** A house: back to the first page of the admin. */
export const Icon = ({ i18n }: ServerProps) => (
  <svg
    aria-label={say(i18n.language, 'First page')}
    height="18"
    role="img"
    viewBox="0 0 18 18"
    width="18"
  >
    <path d="M2 9 9 2.5 16 9M4 8v7.5h10V8" fill="none" stroke="currentColor" strokeWidth="1.75" />
  </svg>
);
