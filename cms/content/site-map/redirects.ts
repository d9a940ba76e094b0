import {
  addressKey,
  leadsToItself,
  mayBeLedTo,
  mayLeadOn,
} from '@college/contract/site-map/addresses';
import type { CollectionConfig, PayloadRequest } from 'payload';
import { asSystem, editors, hiddenFrom, keptBy } from '../../access.ts';
import { notSearched } from '../../search/searched.ts';
import { say } from '../../words/say.ts';
import { plain, webAddress } from '../fields.ts';
import { groups } from '../groups.ts';

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
      'Addresses without a page, of an earlier website or of a page that is hidden, and where their visitors are led. While a page stands at an address, visitors see the page.',
  },
  defaultSort: 'from',
  disableDuplicate: true,
  custom: notSearched,
  access: keptBy(editors),
  fields: [
    {
      ...plain(
        'from',
        'Old address',
        'From its first / on, with what follows a ?: /old-site/fees.html, /index.php?id=5 or /?p=12',
      ),
      required: true,
      unique: true,
      index: true,
      validate: (value: unknown, { req }: { req: PayloadRequest }) =>
        mayLeadOn(String(value ?? '')) ||
        say(
          req.i18n.language,
          'Begin with /, without # or spaces. Some addresses are taken: /admin, /files, /department …',
        ),
    },
    {
      ...webAddress(
        'to',
        'Leads to',
        'A page of this website, /admissionprocedure, or https://… elsewhere.',
      ),
      required: true,
      validate: leadsSomewhere,
    },
  ],
} satisfies CollectionConfig;

/** Straight to where it ends: so no address leads in a circle. */
async function leadsSomewhere(
  value: unknown,
  { req, siblingData }: { req: PayloadRequest; siblingData: { from?: string | null } | undefined },
): Promise<true | string> {
  const { language } = req.i18n;
  const to = String(value ?? '');
  if (!mayBeLedTo(to))
    return say(language, 'Start the address with https:// or, on this website, with /.');
  if (leadsToItself(siblingData?.from ?? '', to))
    return say(language, 'An address cannot lead to itself.');
  // Where no old address can stand, nothing leads on.
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
    say(language, '{{address}} leads on itself: write {{next}} here.', {
      address: to,
      next: next.to,
    })
  );
}
