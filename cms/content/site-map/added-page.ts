/** What is written for a page that the college added, and not under one of the specification's types. */
import type { AddedKind } from '@college/contract/added-pages';
import { asRecord } from '@college/contract/as-record';
import type { FieldHook, PayloadRequest, RelationshipField, Where } from 'payload';
import { say } from '../../words/say.ts';

/** Stands for every category of the college's own, where a record has a type. */
export const OWN = 'OWN' as const;
export const addedPageOption = { value: OWN, label: 'A page of our own' };

/** Field of the admin for a select of places: it offers none whose pages the college hid. */
export const placeField = { components: { Field: '/admin/places/PlaceField.tsx#PlaceField' } };

/** Which one; `field` is where the record has its type, `kinds` show such records. */
export const addedPage = (field: string, ...kinds: AddedKind[]): RelationshipField => {
  const isOwn = (record: unknown) => asRecord(record)[field] === OWN;
  const onlyWhereOwn: FieldHook = ({ siblingData, value }) => (isOwn(siblingData) ? value : null);
  return {
    name: 'own_page',
    label: 'Which page of our own',
    type: 'relationship',
    relationTo: 'site-pages',
    index: true,
    // A record keeps the page that it has when that is hidden.
    filterOptions: ({ siblingData }): Where => ({
      kind: { in: kinds },
      or: [
        { hidden: { not_equals: true } },
        { id: { equals: asRecord(siblingData).own_page ?? 0 } },
      ],
    }),
    hooks: { beforeChange: [onlyWhereOwn] },
    validate: (
      value: unknown,
      { req, siblingData }: { req: PayloadRequest; siblingData: unknown },
    ) =>
      !isOwn(siblingData) ||
      Boolean(value) ||
      say(req.i18n.language, 'Choose the page on which it appears.'),
    admin: {
      condition: isOwn,
      allowCreate: false,
      allowEdit: false,
      description: 'Pages are added under ‘Pages & menu’.',
    },
  };
};
