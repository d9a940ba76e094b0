'use client';
import { Button, toast, useConfig } from '@payloadcms/ui';
import { useRouter } from 'next/navigation';
import { useEffect, useTransition } from 'react';
import { post, problemOf } from '../staff-api/ask.ts';
import type { Sentence } from '../words/say.ts';
import { useSay } from './use-say.ts';

interface Props {
  /** Path of the staff call that starts the work. */
  call: `/${string}`;
  /** Path of the screen in the admin that shows its result. */
  screen: `/${string}`;
  label: Sentence;
  /** Sentence while the work is running. */
  running: Sentence;
  isRunning: boolean;
  /** Sentence about the progress of running work; '' if it is unknown. */
  progress: string;
}

/** Milliseconds between two looks at running work. */
const PAUSE = 3000;

/** Starts work in the background, and shows its result as soon as it is there. */
export function StartButton({ call, screen, label, running, isRunning, progress }: Props) {
  const say = useSay();
  const router = useRouter();
  const { admin, api } = useConfig().config.routes;
  const [isSending, startTransition] = useTransition();
  const [isRefreshing, startRefresh] = useTransition();
  // A slow server gets no second request before it has answered the first.
  useEffect(() => {
    if (!isRunning || isRefreshing) return;
    const timer = setTimeout(() => startRefresh(() => router.refresh()), PAUSE);
    return () => clearTimeout(timer);
  }, [isRunning, isRefreshing, router]);
  const start = () =>
    startTransition(async () => {
      try {
        await post(`${api}${call}`, {});
        router.push(`${admin}${screen}`);
        router.refresh();
      } catch (error) {
        toast.error(problemOf(error, say));
      }
    });
  return (
    <>
      <Button disabled={isSending || isRunning} onClick={start}>
        {say(label)}
      </Button>
      <p role="status">
        {isRunning && say(running)} {isRunning && progress}
      </p>
    </>
  );
}
