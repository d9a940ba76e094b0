'use client';
import { Banner, useFormFields } from '@payloadcms/ui';
import { useSay } from '../use-say.ts';
import { isEmptyText } from './form-contents.ts';

/** What an office should think about before it publishes; nothing here keeps it from doing so. */
export function NoticeAdvice() {
  const say = useSay();
  const attached = useFormFields(([fields]) => filled(fields.uploads?.value));
  const silent = useFormFields(([fields]) => isEmptyText(fields.description?.value));
  if (!attached || !silent) return null;
  return (
    <Banner type="warning">
      {say(
        'This notice is only a file. Blind visitors and people on a phone read a file badly: please say in the text what it is about, and who has to do what until when.',
      )}
    </Banner>
  );
}

const filled = (value: unknown) => Array.isArray(value) && value.length > 0;
