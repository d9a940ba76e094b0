import { Forbidden, NotFound } from 'payload';
import { expect, it } from 'vitest';
import { copiesOfPayloadErrors } from '../testing/second-copy.ts';
import { emptyIfForbidden, noRecords } from './empty-if-forbidden.ts';

it('finds nothing if the account may not read the collection', async () => {
  const copies = await copiesOfPayloadErrors();
  for (const error of [new Forbidden(), new copies.Forbidden()])
    expect(await emptyIfForbidden(Promise.reject(error))).toBe(noRecords);
});

it('rejects with other errors', async () => {
  for (const error of [new NotFound(), new Error('Forbidden')])
    await expect(emptyIfForbidden(Promise.reject(error))).rejects.toBe(error);
});
