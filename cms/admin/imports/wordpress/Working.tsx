'use client';
import type { ImportStatus } from '../../../import/wordpress/import-status.ts';
import { useSay } from '../../use-say.ts';

/** How far an import is, or its undoing. */
export function Working({ told: { state, done, of } }: { told: ImportStatus }) {
  const say = useSay();
  const words = say(
    state === 'undoing' ? 'Undoing: {{done}} of {{of}}' : 'Importing: {{done}} of {{of}}',
    { done, of },
  );
  return (
    <div className="sheets__form">
      <progress aria-label={words} max={of || 1} value={done} />
      <p aria-live="polite">{words}</p>
      <p>{say('You can close this page. You find the import again under Imports.')}</p>
    </div>
  );
}
