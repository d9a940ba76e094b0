import type { Message } from '@college/contract/entities';
import type { Message as StoredMessage } from '../../payload-types.ts';
import { forVisitors, LONGEST_LIST } from '../for-visitors.ts';
import type { Handler } from '../handler.ts';
import { from, joined, plain, presenter, text } from '../presenter.ts';
import { urlsOf } from '../related.ts';
import { batchText } from './alumni.ts';

const message = presenter<StoredMessage, Message>()({
  type: plain,
  name: plain,
  message: plain,
  dp_url: from('dp', urlsOf),
  batch: joined(['batch_from', 'batch_to'], batchText),
  current_profession: text,
  company_name: text,
});

export const getmessageAll: Handler<'getmessage-all'> = async (_input, context) => {
  const { docs } = await context.payload.find({
    ...forVisitors(context),
    collection: 'messages',
    sort: ['-createdAt', '-id'],
    limit: LONGEST_LIST,
    select: message.select,
  });
  return message.list(docs, context);
};
