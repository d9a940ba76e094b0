import { decodeAddress } from '@college/contract/decode-address';
import {
  addressKey,
  canBeRedirected,
  canBeRedirectTarget,
} from '@college/contract/site-map/addresses';
import { circleFrom, ownAddress, redirectOf } from '@college/contract/site-map/redirects';
import type { CollectionConfig, PayloadRequest } from 'payload';
import { asSystem, editors, hiddenFrom, publicWrittenBy } from '../../access.ts';
import type { Redirect } from '../../payload-types.ts';
import { environment } from '../../platform/environment.ts';
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
        canBeRedirected(String(value ?? '')) ||
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

/** Validates that the target is an address, is not itself redirected, and does not lead in a circle. */
async function validateTarget(
  value: unknown,
  {
    req,
    id,
    siblingData,
  }: {
    req: PayloadRequest;
    id?: number | string | undefined;
    siblingData: { from?: string | null } | undefined;
  },
): Promise<true | string> {
  const { language } = req.i18n;
  const to = String(value ?? '');
  if (!canBeRedirectTarget(to))
    return say(
      language,
      'Start the address with https://. For a page of this website, start with /.',
    );
  const target = ownAddress(to, environment.SITE_URL);
  if (!target) return true;
  const { docs } = await req.payload.find({
    collection: 'redirects',
    where: id === undefined ? {} : { id: { not_equals: id } },
    select: { from: true, to: true },
    pagination: false,
    depth: 0,
    req,
    ...asSystem,
  });
  const from = siblingData?.from ?? '';
  const redirects = new Map(
    [...docs, { from, to }].map((each) => [addressKey(each.from), each.to]),
  );
  const circle = circleFrom(target, (address) => redirectOf(redirects, address)?.to);
  if (circle)
    return say(
      language,
      '“Redirect to” leads in a circle: {{circle}}. Enter an address that is not redirected.',
      { circle: circle.map((address) => decodeAddress(address) ?? address).join(' → ') },
    );
  const next = redirectOf(redirects, target)?.to;
  return (
    next === undefined ||
    say(language, '{{address}} is itself redirected. Enter {{next}} here.', { address: to, next })
  );
}
