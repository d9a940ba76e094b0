'use client';
import { Button, toast } from '@payloadcms/ui';
import { useRouter } from 'next/navigation';
import { type FormEvent, useState } from 'react';
import { z } from 'zod';
import { useSay } from '../use-say.ts';

interface Account {
  id: number;
  name: string;
}

/** Form that gives everything an account owns to another account. */
export function HandOver({ accounts }: { accounts: readonly Account[] }) {
  const say = useSay();
  const router = useRouter();
  const [from, setFrom] = useState('');
  const [to, setTo] = useState('');
  const handOver = async (event: FormEvent) => {
    event.preventDefault();
    const error = await postReview('review-hand-over', { from: Number(from), to: Number(to) });
    if (error !== undefined) {
      toast.error(error || say('This could not be saved.'));
      return;
    }
    toast.success(say('Handed over.'));
    router.refresh();
  };
  const choice = (id: string, label: string, value: string, choose: (value: string) => void) => (
    <label htmlFor={id}>
      {label}
      <select id={id} onChange={(event) => choose(event.target.value)} required value={value}>
        <option value="">–</option>
        {accounts.map((account) => (
          <option key={account.id} value={account.id}>
            {account.name}
          </option>
        ))}
      </select>
    </label>
  );
  return (
    <form className="hand-over" onSubmit={handOver}>
      {choice('hand-over-from', say('Everything that this account looks after'), from, setFrom)}
      {choice('hand-over-to', say('goes to'), to, setTo)}
      <Button buttonStyle="secondary" margin={false} size="small" type="submit">
        {say('Hand over')}
      </Button>
    </form>
  );
}

/** Moves the review date of a subject to today. */
export function CheckedButton({ subject, title }: { subject: string; title: string }) {
  const say = useSay();
  const router = useRouter();
  const [isSending, setSending] = useState(false);
  const check = async () => {
    setSending(true);
    const error = await postReview('review-checked', { subject });
    setSending(false);
    if (error !== undefined) toast.error(error || say('This could not be saved.'));
    else router.refresh();
  };
  return (
    <Button
      buttonStyle="secondary"
      disabled={isSending}
      margin={false}
      onClick={check}
      size="small"
    >
      {say('Checked, nothing to change')}
      <span className="visually-hidden">: {title}</span>
    </Button>
  );
}

const Refusal = z.object({ errors: z.array(z.object({ message: z.string() })).min(1) });

/**
 * Sends a request about reviews. Returns undefined if it was saved, otherwise the message of the
 * refusal, or ''.
 */
async function postReview(
  path: 'review-checked' | 'review-hand-over',
  body: object,
): Promise<string | undefined> {
  const request = {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  };
  // Without an answer of the backend there is no sentence to show.
  const response = await fetch(`/api/${path}`, request).catch(() => undefined);
  if (response?.ok) return undefined;
  // A proxy may answer without JSON.
  const answer: unknown = await response?.json().catch(() => undefined);
  const refusal = Refusal.safeParse(answer);
  return refusal.data?.errors[0]?.message ?? '';
}
