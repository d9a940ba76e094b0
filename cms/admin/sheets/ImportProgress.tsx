'use client';
import { useSay } from '../use-say.ts';
import { isWorking } from './use-import.ts';

interface Props {
  status: { state: string; done: number; of: number };
}

const sentences = {
  trying: 'Test run: {{done}} of {{of}}',
  importing: 'Importing: {{done}} of {{of}}',
  undoing: 'Undoing: {{done}} of {{of}}',
} as const;

/** Progress of a step that runs in the background; nothing while none runs. */
export function ImportProgress({ status: { state, done, of } }: Props) {
  const say = useSay();
  if (!isWorking(state)) return null;
  const words = say(sentences[state], { done, of });
  return (
    <div className="sheets__form">
      <progress aria-label={words} max={of || 1} value={done} />
      <p aria-live="polite">{words}</p>
      <p>{say('You can close this page. You find the import again under Imports.')}</p>
    </div>
  );
}
