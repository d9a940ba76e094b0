'use client';
import { toast, useForm } from '@payloadcms/ui';
import type { UploadFieldClientProps } from 'payload';
import { useSay } from '../use-say.ts';
import { UploadFiles } from './UploadFiles.tsx';

/** In a field of many files: uploads them into the field. */
export function AddFiles({
  path,
  readOnly,
  onlyPictures,
}: UploadFieldClientProps & { onlyPictures?: boolean }) {
  const { disabled, dispatchFields, getDataByPath, setModified } = useForm();
  const say = useSay();
  if (readOnly || disabled) return null;
  const add = (id: number) => {
    const value = [...(getDataByPath<number[] | null>(path) ?? []), id];
    dispatchFields({ type: 'UPDATE', path, value });
  };
  const tell = (count: number) =>
    toast.success(say('{{count}} files were uploaded. Save to keep them here.', { count }));
  return (
    <UploadFiles
      // Enables the buttons that save, and asks before the form is left.
      onChosen={() => setModified(true)}
      onEnd={tell}
      onlyPictures={onlyPictures}
      onUploaded={add}
    />
  );
}
