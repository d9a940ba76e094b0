'use client';
import { Button, toast, useConfig } from '@payloadcms/ui';
import { useRouter } from 'next/navigation';
import { useId, useState } from 'react';
import { post, problemOf } from '../../staff-api/ask.ts';
import { useSay } from '../use-say.ts';

interface Props {
  rehearsal: number;
  /** Key of the finding. */
  finding: string;
  /** The stored explanation; undefined if the finding has no answer. */
  explanation: string | undefined;
}

/** The office's answer to a finding: an explanation for the verifier, or that it was looked at and is right. */
export function FindingAnswer({ rehearsal, finding, explanation }: Props) {
  const say = useSay();
  const router = useRouter();
  const id = useId();
  const { api } = useConfig().config.routes;
  const [text, setText] = useState(explanation ?? '');
  const [isOpen, setOpen] = useState(false);
  const [isSending, setSending] = useState(false);
  const save = async (answer: { explanation?: string; isAnswered: boolean }) => {
    setSending(true);
    try {
      await post(`${api}/rehearsal-answer`, { rehearsal, key: finding, ...answer });
      if (!answer.explanation) setText('');
      setOpen(false);
      router.refresh();
    } catch (error) {
      toast.error(problemOf(error, say));
    }
    setSending(false);
  };
  const button = (label: string, isDisabled: boolean, press: () => Promise<void>) => (
    <Button
      buttonStyle="secondary"
      disabled={isSending || isDisabled}
      margin={false}
      onClick={press}
      size="small"
    >
      {label}
    </Button>
  );
  const written = text.trim();
  return (
    <details onToggle={({ currentTarget }) => setOpen(currentTarget.open)} open={isOpen}>
      <summary>{say(explanation === undefined ? 'Answer' : 'Change the answer')}</summary>
      <label htmlFor={id}>{say('Explanation for the verifier')}</label>
      <textarea id={id} onChange={(event) => setText(event.target.value)} rows={3} value={text} />
      <div className="subject-actions">
        {button(say('Save the explanation'), written === '', () =>
          save({ explanation: written, isAnswered: true }),
        )}
        {button(say('Looked at, is right'), written !== '', () => save({ isAnswered: true }))}
        {explanation !== undefined &&
          button(say('Remove the answer'), false, () => save({ isAnswered: false }))}
      </div>
    </details>
  );
}
