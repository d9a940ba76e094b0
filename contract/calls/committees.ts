import { z } from 'zod';
import { IQAC_COMMITTEES } from '../codes.ts';
import { Committee, id } from '../entities.ts';
import { get, post } from './call.ts';
import { line } from './fields.ts';

export const committees = {
  getcommittee: get({
    output: z.array(Committee),
    about: 'Every committee of the college, in the order that editors gave them.',
  }),
  getcommitteebycode: post({
    input: z.object({ committee_code: line(40).min(1) }),
    output: z.array(Committee),
    example: { committee_code: IQAC_COMMITTEES },
    about: 'The committees of one code, such as those of the IQAC.',
  }),
  getcommitteebyid: post({
    input: z.object({ committee_id: id }),
    output: z.union([Committee, z.literal(0)]),
    example: { committee_id: '1' },
    about: 'One committee; 0 when there is none.',
  }),
};
