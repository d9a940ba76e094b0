'use client';
import { Banner, useFormFields } from '@payloadcms/ui';
import { useSay } from '../use-say.ts';
import { isEmptyText } from './form-contents.ts';

/** Warns about a notice that has a file but no text. It can still be published. */
export function NoticeAdvice() {
  const say = useSay();
  const attached = useFormFields(([fields]) => filled(fields.uploads?.value));
  const silent = useFormFields(([fields]) => isEmptyText(fields.description?.value));
  if (!attached || !silent) return null;
  return (
    <Banner type="warning">
      {say(
        'This notice has a file but no text. Files are hard to read on a phone and for blind visitors. Please write in the text what the notice is about, and who has to do what by when.',
      )}
    </Banner>
  );
}

const filled = (value: unknown) => Array.isArray(value) && value.length > 0;
