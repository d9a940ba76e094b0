'use client';
import { Button, toast, useConfig } from '@payloadcms/ui';
import { useRouter } from 'next/navigation';
import { useEffect, useTransition } from 'react';
import { post, problemOf } from '../../staff-api/ask.ts';
import { useSay } from '../use-say.ts';

interface Props {
  report: number;
  isRunning: boolean;
  hasBefore: boolean;
  /** The file that a running rehearsal reads, as a sentence; '' if it does not say. */
  progress: string;
}

/** Milliseconds between two looks at a running rehearsal. */
const PAUSE = 3000;

/** Starts a rehearsal, and shows its result as soon as it is there. */
export function StartButton({ report, isRunning, hasBefore, progress }: Props) {
  const say = useSay();
  const router = useRouter();
  const { admin, api } = useConfig().config.routes;
  const [isSending, startTransition] = useTransition();
  useEffect(() => {
    if (!isRunning) return;
    const timer = setInterval(() => router.refresh(), PAUSE);
    return () => clearInterval(timer);
  }, [isRunning, router]);
  const start = () =>
    startTransition(async () => {
      try {
        await post(`${api}/reports/${report}/rehearsal`, {});
        router.push(`${admin}/collections/rehearsals?report=${report}`);
        router.refresh();
      } catch (error) {
        toast.error(problemOf(error, say));
      }
    });
  return (
    <>
      <Button disabled={isSending || isRunning} onClick={start}>
        {say(hasBefore ? 'Rehearse again' : 'Start the rehearsal')}
      </Button>
      <p role="status">
        {isRunning &&
          say('The rehearsal is running. This takes some minutes if many files are new.')}{' '}
        {isRunning && progress}
      </p>
    </>
  );
}
