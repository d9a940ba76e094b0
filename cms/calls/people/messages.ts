import { everything, fields, forVisitors } from '../for-visitors.ts';
import type { Handler } from '../handler.ts';
import { urlsOf, withRelated } from '../related.ts';
import { batchText } from './people.ts';

export const getmessageAll: Handler<'getmessage-all'> = async (_input, context) => {
  const { docs } = await context.payload.find({
    ...forVisitors(context),
    collection: 'messages',
    where: { status: { equals: 'approved' } },
    sort: ['-createdAt', '-id'],
    limit: everything,
    select: fields(
      'type',
      'name',
      'message',
      'dp',
      'batch_from',
      'batch_to',
      'current_profession',
      'company_name',
    ),
  });
  return withRelated(context, (related) =>
    docs.map((message) => ({
      type: message.type,
      name: message.name,
      message: message.message,
      dp_url: urlsOf(message.dp, related),
      batch: batchText(message.batch_from, message.batch_to),
      current_profession: message.current_profession ?? '',
      company_name: message.company_name ?? '',
    })),
  );
};
