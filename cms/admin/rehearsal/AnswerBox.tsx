'use client';
import { CheckboxInput, toast, useConfig } from '@payloadcms/ui';
import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { post, problemOf } from '../../staff-api/ask.ts';
import { useSay } from '../use-say.ts';

interface Props {
  rehearsal: number;
  rule: string;
  label: string;
  note: string;
  isTicked: boolean;
}

/** A tick of the office for a rule that no computer can judge. */
export function AnswerBox({ rehearsal, rule, label, note, isTicked }: Props) {
  const say = useSay();
  const router = useRouter();
  const { api } = useConfig().config.routes;
  const [ticked, setTicked] = useState(isTicked);
  const save = async (value: boolean) => {
    setTicked(value);
    try {
      await post(`${api}/rehearsal-answer`, { rehearsal, key: rule, isAnswered: value });
      // The note names the person and the day.
      router.refresh();
    } catch (error) {
      setTicked(!value);
      toast.error(problemOf(error, say));
    }
  };
  return (
    <div className="field-type rehearsal__answer">
      <CheckboxInput
        checked={ticked}
        id={`answer-${rule}`}
        label={label}
        onToggle={(event) => save(event.target.checked)}
      />
      <p className="field-description">{note}</p>
    </div>
  );
}
