'use client';
import { Button, toast, useConfig } from '@payloadcms/ui';
import { useRouter } from 'next/navigation';
import { useTransition } from 'react';
import { post, problemOf } from '../../../staff-api/ask.ts';
import { useSay } from '../../use-say.ts';

interface Props {
  id: number;
  /** Name of the copy; undefined if the report's name has no year. */
  next: string | undefined;
}

export function ReportButtons({ id, next }: Props) {
  const say = useSay();
  const router = useRouter();
  const { admin, api } = useConfig().config.routes;
  const [busy, startTransition] = useTransition();

  const doing = (step: () => Promise<void>) =>
    startTransition(async () => {
      try {
        await step();
      } catch (error) {
        toast.error(problemOf(error, say));
      }
    });
  const copy = () =>
    doing(async () => {
      const copied = await post<{ id: number }>(`${api}/reports/${id}/next-year`, {});
      router.push(`${admin}/collections/evidence-groups/${copied.id}`);
    });
  const fill = () =>
    doing(async () => {
      const { added } = await post<{ added: number }>(`${api}/reports/${id}/fill`, {});
      toast.success(say('Questions added: {{count}}', { count: added }));
      router.refresh();
    });

  return (
    <>
      <Button buttonStyle="secondary" disabled={busy} onClick={fill}>
        {say('Add the metrics of the manual')}
      </Button>
      {next !== undefined && (
        <>
          <Button buttonStyle="secondary" disabled={busy} onClick={copy}>
            {say('Copy to ‘{{name}}’', { name: next })}
          </Button>
          <small>
            {say('The copy has the same criteria, questions and sets, as drafts without files.')}
          </small>
        </>
      )}
    </>
  );
}
