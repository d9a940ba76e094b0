import { z } from 'zod';
import { DutySet } from '../entities.ts';
import { post } from './call.ts';
import { line } from './fields.ts';

export const disclosure = {
  getduties: post({
    input: z.object({ set: line(60).min(1) }),
    output: z.union([DutySet, z.literal(0)]),
    example: { set: '/disclosure' },
    about:
      'Ours: a set of rules, by its code or by the address of its page, with the place of each row on the website; 0 when the college does not answer it.',
    absent: 0,
  }),
};
