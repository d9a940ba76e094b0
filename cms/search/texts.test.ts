import { expect, it } from 'vitest';
import { textsOf } from './texts.ts';

it('indexes the texts of rows, but not their ids', () => {
  const line = (name: string) => ({ name, type: 'text' as const });
  const flattenedFields = [line('id'), line('member_name')];
  const members = { name: 'members', type: 'array' as const, fields: [], flattenedFields };
  const record = { members: [{ id: '6b033d6e44ade770bae5f633', member_name: 'Rina Das' }] };
  expect(textsOf([members], ['members'], record, 'en')).toEqual(['Rina Das']);
});
