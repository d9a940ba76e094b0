'use client';
import { toast, useListDrawerContext } from '@payloadcms/ui';
import { useRouter } from 'next/navigation';
import { useSay } from '../use-say.ts';
import { UploadFiles } from './UploadFiles.tsx';

/** Above the list of pictures and files: uploads many at once. A field with a dialog of this list has the same itself. */
export function AddToList() {
  const { isInDrawer } = useListDrawerContext();
  const router = useRouter();
  const say = useSay();
  if (isInDrawer) return null;
  const onEnd = (count: number) => {
    toast.success(say('{{count}} files were uploaded.', { count }));
    router.refresh();
  };
  return <UploadFiles onEnd={onEnd} />;
}
