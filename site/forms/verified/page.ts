/** What the pages of these forms share: their lists, and an answer for browsers without script. */
import { data, type LoaderFunctionArgs } from 'react-router';
import { visit } from '../../context.ts';
import type { Lists } from './DefinedField.tsx';
import type { FormDefinition, Values } from './definition.ts';
import type { VerifiedFormProps } from './VerifiedForm.tsx';

export interface FormPage {
  college: string;
  lists: Lists;
}

export async function loadFormPage(
  { context }: LoaderFunctionArgs,
  { yearsAhead, fields }: FormDefinition,
): Promise<FormPage> {
  const { call, today } = context.get(visit);
  const asksCourse = fields.some(({ kind }) => kind === 'course');
  const [college, departments, courses] = await Promise.all([
    call.getcollege(),
    call.getdepartments(),
    asksCourse ? call.getcourse() : [],
  ]);
  return {
    college: college.name,
    lists: {
      departments: departments.map(({ dept_name }) => dept_name),
      courses,
      latestYear: Number(today.slice(0, 4)) + yearsAhead,
    },
  };
}

export type FormAnswer = Pick<VerifiedFormProps, 'values' | 'failure'>;

/** The one-time password needs script; what was typed comes back with a sentence that says so. */
export async function answerWithoutScript(
  { request, context }: LoaderFunctionArgs,
  { fields }: FormDefinition,
) {
  const form = await request.formData();
  const values: Values = {};
  for (const { name, max } of fields) values[name] = String(form.get(name) ?? '').slice(0, max);
  const { forms } = context.get(visit).strings;
  return data({ values, failure: forms.needsScript } satisfies FormAnswer, { status: 400 });
}
