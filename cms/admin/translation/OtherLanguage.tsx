import { asRecord } from '@college/contract/as-record';
import { FieldDescription } from '@payloadcms/ui';
import type { FieldDescriptionServerProps, GlobalSlug, StaticDescription } from 'payload';
import { readOthers } from './read-others.ts';

/** The field's description, which Payload's type lacks for some fields. */
const descriptionOf = (field: Props['field']) =>
  asRecord(asRecord(field).admin).description as StaticDescription | undefined;

type Props = Pick<FieldDescriptionServerProps, 'field' | 'id' | 'path' | 'req'> & {
  collectionSlug?: string;
  global?: GlobalSlug;
};

/** Length from which a text is collapsed. */
const LONG = 200;

/**
 * Shows the field's description and its value in the other languages. Used in place of the
 * description, because Payload renders a component after the input again at every pause in typing.
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

/** Hides a field that nobody edits from comparisons of versions. */
export const NoDiff = () => null;
