import { COLLEGE_CODE } from '@college/contract/codes';
import type { Alumnus, Message } from '@college/contract/entities';
import { forVisitors, MOST_RECORDS } from '../../for-visitors.ts';
import type { Alumnus as StoredAlumnus, Message as StoredMessage } from '../../payload-types.ts';
import { type Handler, listHandler } from '../handler.ts';
import { ownCodes, whereDepartment } from '../own-codes.ts';
import { from, joined, plain, presenter, text } from '../presenter.ts';
import { urlsOf } from '../related.ts';

/** `YYYY - YYYY`, or one year if only one is known. */
export const batchText = (from?: number | null, to?: number | null): string =>
  [from, to].filter(Boolean).join(' - ');

const contact = (isOpen: boolean | null | undefined, address: string | null | undefined) =>
  (isOpen && address) || '';

const alumnus = presenter<StoredAlumnus, Alumnus>()({
  name: plain,
  dp_url: from('dp', urlsOf),
  current_profession: text,
  qualification: text,
  batch: joined(['batch_from', 'batch_to'], batchText),
  company_name: text,
  email: joined(['show_contact', 'email'], contact),
  phone: joined(['show_contact', 'phone'], contact),
});

export const getalumnibydept: Handler<'getalumnibydept'> = async ({ dept_code }, context) => {
  const { college } = await ownCodes(context);
  const where = [college, COLLEGE_CODE].includes(dept_code)
    ? { prominent: { equals: true } }
    : await whereDepartment(dept_code, context);
  if (!where) return [];
  const { docs } = await context.payload.find({
    ...forVisitors(context),
    collection: 'alumni',
    where,
    sort: ['batch_from', 'id'],
    limit: MOST_RECORDS,
    select: alumnus.select,
  });
  return alumnus.list(docs, context);
};

const message = presenter<StoredMessage, Message>()({
  type: plain,
  name: plain,
  message: plain,
  dp_url: from('dp', urlsOf),
  batch: joined(['batch_from', 'batch_to'], batchText),
  current_profession: text,
  company_name: text,
});

export const getmessageAll = listHandler('messages', message, ['-createdAt', '-id']);
