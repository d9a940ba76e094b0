'use client';
import { Button, toast } from '@payloadcms/ui';
import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { useSay } from '../use-say.ts';
import { postReview } from './post-review.ts';

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
