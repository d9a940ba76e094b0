'use client';
import { Button, toast, useConfig } from '@payloadcms/ui';
import { useRouter } from 'next/navigation';
import { useTransition } from 'react';
import { post, problemOf } from '../../staff-api/ask.ts';
import { useSay } from '../use-say.ts';

/** Evaluates all rows, stores the result and shows it. */
export function CheckNow() {
  const say = useSay();
  const router = useRouter();
  const { api } = useConfig().config.routes;
  const [isRunning, startTransition] = useTransition();
  const run = () =>
    startTransition(async () => {
      try {
        await post(`${api}/certification/run`, {});
        router.refresh();
        toast.success(say('All rows were checked.'));
      } catch (error) {
        toast.error(problemOf(error, say));
      }
    });
  return (
    <Button disabled={isRunning} onClick={run}>
      {say('Check now')}
    </Button>
  );
}
