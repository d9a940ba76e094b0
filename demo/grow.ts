/**
 * Copies demo records directly in the database for measurements, because writing them through
 * Payload would take hours.
 */
import { randomBytes } from 'node:crypto';
import { inTransaction } from '@college/cms/platform/database/transaction.ts';
import { asRecord } from '@college/contract/as-record';
import type { Payload } from 'payload';
import type { Data } from './content.ts';
import { isData } from './record.ts';

type Grown = 'departments' | 'employees' | 'notices';
type Change = (record: Data, round: number) => Data;

const HOUR = 60 * 60 * 1000;
const earlier = (moment: unknown, hours: number) =>
  new Date(Date.parse(String(moment)) - hours * HOUR).toISOString();

/** Fields that must differ between a copy and its original. */
const changes: Record<Grown, Change> = {
  departments: ({ dept_code, dept_name, ...rest }, round) => ({
    ...rest,
    dept_code: `${dept_code}${round + 1}`,
    dept_name: Object.fromEntries(
      Object.entries(asRecord(dept_name)).map(([locale, name]) => [locale, `${name} ${round + 1}`]),
    ),
  }),
  employees: ({ email, ...rest }, round) => ({
    ...rest,
    ...(typeof email === 'string' && { email: email.replace('@', `.${round + 1}@`) }),
  }),
  notices: ({ date, ...rest }, round) => ({ ...rest, date: earlier(date, round) }),
};

/** Gives new ids to rows, as Payload's hooks would. */
function withNewIds(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withNewIds);
  if (!isData(value)) return value;
  const { id, ...rest } = value;
  const own = typeof id === 'string' ? { id: randomBytes(12).toString('hex') } : {};
  return Object.fromEntries(
    Object.entries({ ...rest, ...own }).map(([name, inside]) => [name, withNewIds(inside)]),
  );
}

const BATCH = 200;

/** Copies records in turn until there are enough. */
export async function grow(
  payload: Payload,
  sizes: Record<Grown, number>,
  report: (line: string) => void,
): Promise<void> {
  for (const collection of ['departments', 'employees', 'notices'] as const) {
    const { docs } = await payload.db.find<Data>({
      collection,
      pagination: false,
      limit: 0,
      sort: 'id',
      locale: 'all',
    });
    for (let count = docs.length; count < sizes[collection]; count += BATCH) {
      await inTransaction(payload, async (req) => {
        for (let i = count; i < Math.min(count + BATCH, sizes[collection]); i++) {
          const original = withNewIds(docs[i % docs.length]) as Data;
          const data = changes[collection](original, Math.floor(i / docs.length));
          await payload.db.create({ collection, data, returning: false, req });
        }
      });
      report(
        `demo: ${Math.min(count + BATCH, sizes[collection])} of ${sizes[collection]} ${collection}`,
      );
    }
  }
}
