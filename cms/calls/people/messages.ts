import type { Message } from '@college/contract/entities';
import type { Message as StoredMessage } from '../../payload-types.ts';
import { listHandler } from '../list-handler.ts';
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

export const getmessageAll = listHandler('messages', message, ['-createdAt', '-id']);
