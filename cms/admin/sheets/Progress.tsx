'use client';
import type { ImportState } from './answers.ts';
import { isWorking } from './use-import.ts';
import { useWords } from './use-words.ts';

export function Progress({ of: { state, done, rows } }: { of: ImportState }) {
  const say = useWords();
  if (!isWorking(state)) return null;
  const words = say('progress', { what: say(`working:${state}`), done, rows });
  return (
    <div className="sheets__form">
      <progress aria-label={words} max={rows} value={done} />
      <p aria-live="polite">{words}</p>
      <p>{say('leave')}</p>
    </div>
  );
}
