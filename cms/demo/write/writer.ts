import type {
  CollectionSlug,
  DataFromCollectionSlug,
  Payload,
  PayloadRequest,
  RequiredDataFromCollectionSlug,
} from 'payload';
import type { PictureName } from '../art/pictures.ts';
import type { DocumentName } from '../pdf/documents.ts';
import { type RichText, richText } from '../richText.ts';
import type { Text } from '../text.ts';

/** What is at hand while the demo is written. */
export interface Writer {
  payload: Payload;
  files: ReadonlyMap<PictureName | DocumentName, number>;
  departments: ReadonlyMap<string, number>;
  req?: PayloadRequest;
}

export const fileOf = ({ files }: Writer, name: PictureName | DocumentName): number => {
  const id = files.get(name);
  if (id === undefined) throw new Error(`The demo has no file ${name}.`);
  return id;
};

export const rich = (source: Text | undefined): RichText | undefined =>
  source && richText(source.en);
export const richAssamese = (source: Text | undefined): RichText | undefined =>
  source?.as === undefined ? undefined : richText(source.as);

/** Without what is undefined, so that English goes on standing where there is no Assamese. */
const present = (data: object) => Object.entries(data).filter(([, value]) => value !== undefined);

type Slug = Exclude<CollectionSlug, 'users' | 'payload-kv'>;

type Update = Parameters<Payload['update']>[0];

type Assamese<Name extends Slug> = Partial<RequiredDataFromCollectionSlug<Name>>;

/** Creates a record in English and adds its Assamese: that of a table's rows goes by the rows as they were created. */
export async function create<Name extends Slug>(
  { payload, req }: Writer,
  collection: Name,
  data: RequiredDataFromCollectionSlug<Name>,
  assamese: Assamese<Name> | ((created: DataFromCollectionSlug<Name>) => Assamese<Name>) = {},
): Promise<number> {
  const created = await payload.create({
    collection,
    data,
    locale: 'en',
    depth: 0,
    draft: false,
    ...(req && { req }),
  });
  const { id } = created;
  const translated = present(typeof assamese === 'function' ? assamese(created) : assamese);
  if (translated.length > 0) {
    const translation: Update = {
      collection,
      id,
      data: Object.fromEntries(translated),
      locale: 'as',
      depth: 0,
      draft: false,
      ...(req && { req }),
    };
    await payload.update(translation);
  }
  return Number(id);
}
