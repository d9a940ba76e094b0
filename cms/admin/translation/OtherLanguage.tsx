import { asRecord } from '@college/contract/as-record';
import { FieldDescription } from '@payloadcms/ui';
import type { FieldDescriptionServerProps, GlobalSlug, StaticDescription } from 'payload';
import { readOthers } from './read-others.ts';

/** Description of a field. Payload's type of fields without words lacks it. */
const descriptionOf = (field: Props['field']) =>
  asRecord(asRecord(field).admin).description as StaticDescription | undefined;

type Props = FieldDescriptionServerProps & { collectionSlug?: string; global?: GlobalSlug };

/** Length from which a text is collapsed. */
const LONG = 200;

/**
 * Below a field: its hint, and what it says in the other languages, to read while one writes. In the place of the hint,
 * because Payload renders whatever stands after an input anew on the server at every pause in typing.
 */
export async function OtherLanguage({ collectionSlug, field, global, id, path, req }: Props) {
  const others = await readOthers({ collectionSlug, global, id }, path, req);
  return (
    <>
      <FieldDescription description={descriptionOf(field)} path={path} />
      {others.map(({ label, locale, text }) =>
        text.length > LONG ? (
          <details className="other-language" key={locale}>
            <summary lang={locale}>{label}</summary>
            <p lang={locale}>{text}</p>
          </details>
        ) : (
          <p className="other-language" key={locale} lang={locale}>
            <strong>{label}:</strong> {text}
          </p>
        ),
      )}
    </>
  );
}
