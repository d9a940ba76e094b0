/** Steps of the evidence browser; the IQAC and the SSR browser have the same ones. */
import { z } from 'zod';
import { addedType } from '../added-pages.ts';
import { FileGroup, Group, id, Subgroup, Subsubgroup } from '../entities.ts';
import { get, post } from './call.ts';
import { line } from './fields.ts';

const groups = (report: string) =>
  get({
    output: z.array(Group),
    about: `The groups of the ${report} browser, each with its types of metrics.`,
  });
const subgroups = (report: string) =>
  post({
    input: z.object({ type: line(100).min(1), group_id: id }),
    output: z.array(Subgroup),
    example: { type: 'QUALITATIVE', group_id: '1' },
    about: `The criteria of one ${report} group and type.`,
  });
const subsubgroups = (report: string) =>
  post({
    input: z.object({ sub_group_id: id }),
    output: z.array(Subsubgroup),
    example: { sub_group_id: '1' },
    about: `The numbered questions of one ${report} criterion.`,
  });
const filegroups = (report: string) =>
  post({
    input: z.object({ sub_sub_group_id: id }),
    output: z.array(FileGroup),
    example: { sub_sub_group_id: '1' },
    about: `The files that answer one ${report} question.`,
  });

export const evidence = {
  getgroup: groups('IQAC'),
  getsubgroupbygroupidandtype: subgroups('IQAC'),
  getsubsubgroupbysubgroupid: subsubgroups('IQAC'),
  getfilegroupbysubsubgroupid: filegroups('IQAC'),
  getowngroup: post({
    input: z.object({ type: addedType }),
    output: z.array(Group),
    example: { type: 'OWN_GREEN_AUDIT' },
    about:
      "Extension: the groups of a page of evidence that the college added; further steps are the IQAC browser's.",
    absent: [],
  }),
  getssrgroup: groups('SSR'),
  getssrsubgroupbygroupidandtype: subgroups('SSR'),
  getssrsubsubgroupbysubgroupid: subsubgroups('SSR'),
  getssrfilegroupbysubsubgroupid: filegroups('SSR'),
};
