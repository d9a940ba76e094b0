import { z } from 'zod';
import { COLLEGE_CODE, employeeTypes, OFFICE_CODE } from '../codes.ts';
import {
  Alumnus,
  Employee,
  FormerPrincipal,
  Member,
  Message,
  Person,
  RtiOfficer,
} from '../entities.ts';
import { get, post } from './call.ts';
import { department, memberType } from './fields.ts';

export const people = {
  getemployeebytype: post({
    input: z.object({
      dept_code: department.default(OFFICE_CODE),
      type: z.enum(employeeTypes),
    }),
    output: z.array(Employee),
    example: { dept_code: OFFICE_CODE, type: 'PRINCIPAL' },
    about:
      "Employees of one department and type, by seniority; of the principal's office without one.",
  }),
  getpeople: get({
    output: z.array(Person),
    about: 'Ours: everybody who works at the college, in every department and kind.',
    absent: [],
  }),
  getalumnibydept: post({
    input: z.object({ dept_code: department.default(COLLEGE_CODE) }),
    output: z.array(Alumnus),
    example: { dept_code: COLLEGE_CODE },
    about: "A department's alumni; with the college's own code the prominent ones.",
  }),
  'getmessage-all': get({
    output: z.array(Message),
    about: 'Approved messages of alumni and students, newest first.',
  }),
  getgbmembers: get({ output: z.array(Member), about: 'The governing body.' }),
  getmembersbytype: post({
    input: z.object({ type: memberType }),
    output: z.array(Member),
    example: { type: 'PCSU' },
    about:
      "Members of the alumni committee, the students' union, the governing body or a page of the college's own.",
  }),
  getformerprincipals: get({
    output: z.array(FormerPrincipal),
    about: 'Ours: the former principals, earliest first.',
    absent: [],
  }),
  getrtiofficers: get({
    output: z.array(RtiOfficer),
    about: 'Ours: the officers under the Right to Information Act.',
    absent: [],
  }),
};
