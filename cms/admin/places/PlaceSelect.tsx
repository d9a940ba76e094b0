'use client';
import { SelectField, useDocumentInfo, useField } from '@payloadcms/ui';
import type { SelectFieldClientProps } from 'payload';
import { useSay } from '../use-say.ts';

interface Props extends SelectFieldClientProps {
  /** Values whose pages the college hid. */
  hidden: readonly string[];
}

/** A select without hidden places, except the one that the saved record has. */
export function PlaceSelect({ hidden, field, ...props }: Props) {
  const { value } = useField<string>({ path: props.path });
  const { savedDocumentData } = useDocumentInfo();
  const say = useSay();
  const saved: unknown = savedDocumentData?.[field.name];
  const options = field.options.filter((option) => {
    const place = typeof option === 'string' ? option : option.value;
    return place === saved || place === value || !hidden.includes(place);
  });
  return (
    <>
      <SelectField {...props} field={{ ...field, options }} />
      {hidden.includes(value ?? '') && (
        <p className="field-description" role="status">
          {say(
            'Visitors cannot see this because its page is hidden. Choose another page, or show the page again under ‘Pages & menu’.',
          )}
        </p>
      )}
    </>
  );
}
