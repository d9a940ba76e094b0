'use client';
import { Button, toast } from '@payloadcms/ui';
import { useRouter } from 'next/navigation';
import { type FormEvent, useState } from 'react';
import { post, problemOf } from '../../staff-api/ask.ts';
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
    try {
      await post('/api/review-hand-over', { from: Number(from), to: Number(to) });
      toast.success(say('Handed over.'));
      router.refresh();
    } catch (error) {
      toast.error(problemOf(error, say));
    }
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
    try {
      await post('/api/review-checked', { subject });
      router.refresh();
    } catch (error) {
      toast.error(problemOf(error, say));
    }
    setSending(false);
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
