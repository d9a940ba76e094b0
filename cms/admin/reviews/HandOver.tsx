'use client';
import { Button, toast } from '@payloadcms/ui';
import { useRouter } from 'next/navigation';
import { type FormEvent, useState } from 'react';
import { useSay } from '../use-say.ts';
import { postReview } from './post-review.ts';

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
