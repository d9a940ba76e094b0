/** What is written for a page that the college added, and not under one of the specification's types. */
import type { OwnKind } from '@college/contract/own-pages';
import type { FieldHook, PayloadRequest, RelationshipField } from 'payload';
import { say } from '../../words/say.ts';

/** Stands for every category of the college's own, where a record has a type. */
export const OWN = 'OWN' as const;
export const ownOption = { value: OWN, label: 'A page of our own' };

/** Which one; `field` is where the record has its type, `kinds` show such records. */
export const ownPage = (field: string, ...kinds: OwnKind[]): RelationshipField => {
  const isOwn = (record: unknown) => Object(record)[field] === OWN;
  const onlyWhereOwn: FieldHook = ({ siblingData, value }) => (isOwn(siblingData) ? value : null);
  return {
    name: 'own_page',
    label: 'Which page of our own',
    type: 'relationship',
    relationTo: 'site-pages',
    index: true,
    filterOptions: { kind: { in: kinds } },
    hooks: { beforeChange: [onlyWhereOwn] },
    validate: (
      value: unknown,
      { req, siblingData }: { req: PayloadRequest; siblingData: unknown },
    ) =>
      !isOwn(siblingData) ||
      Boolean(value) ||
      say(req.i18n.language, 'Choose the page on which it shall stand.'),
    admin: {
      condition: isOwn,
      allowCreate: false,
      allowEdit: false,
      description: 'Pages are added under ‘Pages & menu’.',
    },
  };
};
