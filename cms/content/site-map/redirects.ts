import {
  addressKey,
  leadsToItself,
  mayBeLedTo,
  mayLeadOn,
} from '@college/contract/site-map/addresses';
import type { CollectionConfig, PayloadRequest } from 'payload';
import { asSystem, editors, hiddenFrom, publicWrittenBy } from '../../access.ts';
import type { Redirect } from '../../payload-types.ts';
import { notSearched } from '../../search/searched.ts';
import { say } from '../../words/say.ts';
import { plain, webAddress } from '../fields.ts';
import { groups } from '../groups.ts';
import { sheet } from '../sheet.ts';

export const Redirects = {
  slug: 'redirects',
  labels: { singular: 'Old address', plural: 'Old addresses' },
  admin: {
    hidden: hiddenFrom('department-editor', 'iqac-coordinator', 'moderator'),
    group: groups.pages,
    useAsTitle: 'from',
    defaultColumns: ['from', 'to', 'updatedAt'],
    listSearchableFields: ['from', 'to'],
    description:
      'Redirects from addresses of an earlier website or of hidden pages. If there is a page at the address, visitors see that page.',
  },
  defaultSort: 'from',
  disableDuplicate: true,
  custom: { ...notSearched, ...sheet<Redirect>({ fields: ['from', 'to', 'updatedAt'], keys: [] }) },
  access: publicWrittenBy(editors),
  fields: [
    {
      ...plain(
        'from',
        'Old address',
        'Start with the first / and include everything after a ?. Examples: /old-site/fees.html, /index.php?id=5 or /?p=12',
      ),
      required: true,
      unique: true,
      index: true,
      validate: (value: unknown, { req }: { req: PayloadRequest }) =>
        mayLeadOn(String(value ?? '')) ||
        say(
          req.i18n.language,
          'Start with /. Do not use # or spaces. Some addresses are reserved: /admin, /files, /department …',
        ),
    },
    {
      ...webAddress(
        'to',
        'Redirect to',
        'A page of this website, for example /admissionprocedure, or the address of another website (https://…).',
      ),
      required: true,
      validate: validateTarget,
    },
  ],
} satisfies CollectionConfig;

/**
 * Validates that the target exists and is not itself redirected, so redirects cannot form a loop.
 */
async function validateTarget(
  value: unknown,
  { req, siblingData }: { req: PayloadRequest; siblingData: { from?: string | null } | undefined },
): Promise<true | string> {
  const { language } = req.i18n;
  const to = String(value ?? '');
  if (!mayBeLedTo(to))
    return say(
      language,
      'Start the address with https://. For a page of this website, start with /.',
    );
  if (leadsToItself(siblingData?.from ?? '', to))
    return say(language, 'An address cannot redirect to itself.');
  // Paths where no redirect is possible need no further check.
  if (!mayLeadOn(to)) return true;
  const others = await req.payload.find({
    collection: 'redirects',
    select: { from: true, to: true },
    limit: 0,
    pagination: false,
    depth: 0,
    req,
    ...asSystem,
  });
  const key = addressKey(to);
  const next = others.docs.find(({ from }) => addressKey(from) === key);
  return (
    !next ||
    say(language, '{{address}} is itself redirected. Enter {{next}} here.', {
      address: to,
      next: next.to,
    })
  );
}
