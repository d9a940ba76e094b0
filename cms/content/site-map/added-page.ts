/** Links records to pages that the college added, in place of one of the specification's types. */
import type { AddedKind } from '@college/contract/added-pages';
import { asRecord } from '@college/contract/as-record';
import type { FieldHook, PayloadRequest, RelationshipField, Where } from 'payload';
import { asSystem } from '../../access.ts';
import { collegeLocale } from '../../platform/college-languages.ts';
import { say } from '../../words/say.ts';
import { refuseHiddenPlace } from './hidden-places.ts';

/** Value of the type field for categories of the college's own. */
export const OWN = 'OWN' as const;
export const addedPageOption = { value: OWN, label: 'A page of our own' };

/** Parts of a select of places, which neither offers nor takes places whose pages are all hidden. */
export const placeField = {
  admin: { components: { Field: '/admin/places/PlaceField.tsx#PlaceField' } },
  hooks: { beforeChange: [refuseHiddenPlace] },
};

/** The added page of a record; `field` has its type, and `kinds` of pages show such records. */
export const addedPage = (field: string, ...kinds: AddedKind[]): RelationshipField => {
  const isOwn = (record: unknown) => asRecord(record)[field] === OWN;
  const onlyWhereOwn: FieldHook = ({ siblingData, value }) => (isOwn(siblingData) ? value : null);
  return {
    name: 'own_page',
    label: 'Which page of our own',
    type: 'relationship',
    relationTo: 'site-pages',
    index: true,
    // A record keeps its page when that page is hidden.
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

/**
 * Visible pages that the college added for the given kinds, with their names in the language of the
 * admin.
 */
export async function addedPagesOf({ i18n, payload }: PayloadRequest, ...kinds: AddedKind[]) {
  const { docs } = await payload.find({
    collection: 'site-pages',
    where: { kind: { in: kinds }, hidden: { not_equals: true } },
    locale: collegeLocale(i18n.language),
    sort: 'path',
    depth: 0,
    pagination: false,
    ...asSystem,
  });
  return docs.map(({ id, path, title }) => ({ id, path, title: title || path }));
}
