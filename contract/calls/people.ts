import { z } from 'zod';
import { COLLEGE_CODE, employeeTypes, IQAC_COMMITTEES, OFFICE_CODE } from '../codes.ts';
import { ALL_QUARTERS } from '../days/years.ts';
import {
  Alumnus,
  Committee,
  Employee,
  FormerPrincipal,
  id,
  Member,
  Message,
  Person,
  RtiOfficer,
} from '../entities.ts';
import { EmployeeWithActivities, Profile } from '../profile.ts';
import { get, post } from './call.ts';
import { department, line, memberType } from './fields.ts';

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
    about: 'Extension: everybody who works at the college, in every department and kind.',
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
    about: 'Extension: the former principals, earliest first.',
    absent: [],
  }),
  getrtiofficers: get({
    output: z.array(RtiOfficer),
    about: 'Extension: the officers under the Right to Information Act.',
    absent: [],
  }),
};

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
