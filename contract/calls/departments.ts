import { z } from 'zod';
import { departmentFileTypes } from '../codes.ts';
import { Album, Department, DepartmentFile, DepartmentSummary, Programme } from '../entities.ts';
import { get, post } from './call.ts';
import { department } from './fields.ts';

export const departments = {
  getdepartments: get({
    output: z.array(DepartmentSummary),
    about: 'Every department and centre, by name.',
  }),
  getdeptdata: post({
    input: z.object({ dept_code: department }),
    output: z.union([Department, z.literal(0)]),
    example: { dept_code: 'PHY' },
    about: 'One department with all its lists; 0 when there is none with this code.',
  }),
  getprogrammes: get({
    output: z.array(Programme),
    about: 'Ours: the programmes of every department, with seats, fee and eligibility.',
    absent: [],
  }),
  getdepartmentfilebytype: post({
    input: z.object({ dept_code: department, type: z.enum(departmentFileTypes) }),
    output: z.array(DepartmentFile),
    example: { dept_code: 'PHY', type: 'SYLLABUS' },
    about: 'Files of one department and type, newest first.',
  }),
  getgallery: post({
    input: z.object({ dept: department, type: z.enum(['DEPARTMENT']).default('DEPARTMENT') }),
    output: z.array(Album),
    example: { dept: 'PHY', type: 'DEPARTMENT' },
    about: 'The picture albums of one department.',
  }),
};
