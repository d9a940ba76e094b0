import type { Locale } from '@college/contract/locales';
import type { PayloadRequest } from 'payload';
import { asSystem } from '../../access.ts';
import { collegeLocales } from '../college-languages.ts';
import { sameTransaction } from '../database/transaction.ts';

/** The admin language of an account; undefined if none has been chosen. */
export async function readerLanguage(
  account: number,
  req: PayloadRequest,
): Promise<Locale | undefined> {
  const { docs } = await req.payload.find({
    collection: 'payload-preferences',
    where: {
      and: [
        { key: { equals: 'language' } },
        { 'user.relationTo': { equals: 'users' } },
        { 'user.value': { equals: account } },
      ],
    },
    depth: 0,
    limit: 1,
    pagination: false,
    req: await sameTransaction(req),
    ...asSystem,
  });
  return collegeLocales().find((locale) => locale === docs[0]?.value);
}
