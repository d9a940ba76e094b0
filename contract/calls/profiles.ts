import { z } from 'zod';
import { ALL_QUARTERS } from '../days/quarters.ts';
import { id } from '../entities.ts';
import { EmployeeWithActivities, Profile } from '../profile.ts';
import { post } from './call.ts';
import { department, line } from './fields.ts';

export const profiles = {
  getmyprofiledata: post({
    input: z.object({ id }),
    output: z.union([Profile, z.literal(0)]),
    example: { id: '1' },
    about: 'The public profile of one faculty member; 0 when there is none.',
  }),
  getmyprofiledataqreport: post({
    input: z.object({ id, qr: line(20).default(ALL_QUARTERS) }),
    output: z.union([Profile, z.literal(0)]),
    example: { id: '1', qr: ALL_QUARTERS },
    about:
      'The same profile with the rows of one quarter (or ALL); activities.qr lists the quarters that have any.',
  }),
  employeeprofilewithdeptcode: post({
    input: z.object({ dept_code: department }),
    output: z.array(EmployeeWithActivities),
    example: { dept_code: 'PHY' },
    about: "A department's faculty with their activities and research records, by seniority.",
  }),
};
