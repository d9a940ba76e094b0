'use client';
import { Button, toast, useConfig } from '@payloadcms/ui';
import { useRouter } from 'next/navigation';
import { useSay } from '../use-say.ts';
import { keepSetUp } from './keep-set-up.ts';

export function Dismiss() {
  const say = useSay();
  const router = useRouter();
  const { api } = useConfig().config.routes;
  const dismiss = async () => {
    if (await keepSetUp(api, { dismissed: true })) router.refresh();
    else toast.error(say('This could not be saved.'));
  };
  return (
    <Button buttonStyle="subtle" onClick={() => void dismiss()}>
      {say('Do not show this any more')}
    </Button>
  );
}
