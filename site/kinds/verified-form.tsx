import { batchYears } from '@college/contract/batches';
import { data, type LoaderFunctionArgs, useActionData, useLoaderData } from 'react-router';
import { PageBody, PageHeader } from '../components/page/PageHeader.tsx';
import type { PageModule } from '../context.ts';
import { useStrings, visit } from '../context.ts';
import type { FormDefinition, Values } from '../forms/verified/definition.ts';
import { type VerifiedFormName, verifiedForms } from '../forms/verified/forms.ts';
import { Island } from '../islands/Island.tsx';
import { VerifiedForm, type VerifiedFormProps } from '../islands/VerifiedForm.tsx';
import { type Described, kindMeta } from './kind.ts';

/** A page with a form whose sender proves an e-mail address. */
export const verifiedForm = (form: VerifiedFormName) => (): PageModule => ({
  loader: (args) => read(form, args),
  action: (args) => answerWithoutScript(form, args),
  meta,
  Component,
});

async function read(form: VerifiedFormName, { context }: LoaderFunctionArgs) {
  const { call, today } = context.get(visit);
  const { call: name, fields }: FormDefinition = verifiedForms[form];
  const asksCourse = fields.some(({ kind }) => kind === 'course');
  const [college, departments, courses] = await Promise.all([
    call.getcollege(),
    call.getdepartments(),
    asksCourse ? call.getcourse() : [],
  ]);
  const lists = {
    departments: departments.map(({ dept_name }) => dept_name),
    courses,
    years: batchYears(name, {
      established: college.established,
      thisYear: Number(today.slice(0, 4)),
    }),
  };
  return { form, lists, college: college.name };
}
type Data = Awaited<ReturnType<typeof read>>;
type Answer = Pick<VerifiedFormProps, 'values' | 'failure'>;

/** The one-time password needs script; what was typed comes back with a sentence that says so. */
async function answerWithoutScript(
  form: VerifiedFormName,
  { request, context }: LoaderFunctionArgs,
) {
  const sent = await request.formData();
  const values: Values = {};
  for (const { name, max } of verifiedForms[form].fields)
    values[name] = String(sent.get(name) ?? '').slice(0, max);
  const { forms } = context.get(visit).strings;
  return data({ values, failure: forms.needsScript } satisfies Answer, { status: 400 });
}

const meta = ({ data: { form, college }, strings }: Described<Data>) =>
  kindMeta(`/${form}`, strings, { college, text: strings.formPages[`/${form}`] });

function Component() {
  const { form, lists } = useLoaderData<Data>();
  const { pages, forms: words, formPages, layout } = useStrings();
  return (
    <>
      <PageHeader title={pages[`/${form}`]} lead={formPages[`/${form}`]} />
      <PageBody>
        <Island
          name="VerifiedForm"
          component={VerifiedForm}
          props={{ form, words, close: layout.close, lists, ...useActionData<Answer>() }}
          on="idle"
        />
      </PageBody>
    </>
  );
}
