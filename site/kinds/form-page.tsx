import { batchYears } from '@college/contract/days/batches';
import { rulesOf } from '@college/contract/rules/rules';
import { data, type LoaderFunctionArgs, useActionData, useLoaderData } from 'react-router';
import { PageBody, PageHeader } from '../components/page/PageHeader.tsx';
import { type Described, loaderContext, type PageModule, useStrings } from '../context.ts';
import { type FormDefinition, fieldsOf, readForm, wordsOf } from '../forms/form-definition.ts';
import { type FormName, forms } from '../forms/forms.ts';
import { findProblems } from '../forms/problems.ts';
import { Form, type FormProps } from '../islands/Form.tsx';
import { Island } from '../islands/Island.tsx';
import { kindMeta } from './kind.ts';

/** A page with a form. */
export const form = (name: FormName) => (): PageModule => ({
  loader: (args) => read(name, args),
  action: (args) => answerWithoutScript(name, args),
  meta,
  Component,
});

async function read(name: FormName, { context }: LoaderFunctionArgs) {
  const { call, today } = context.get(loaderContext);
  const definition: FormDefinition = forms[name];
  const asked = fieldsOf(definition);
  const asks = (kind: string) => asked.some(([, field]) => field.kind === kind);
  const [college, departments, courses] = await Promise.all([
    call.getcollege(),
    asks('department') ? call.getdepartments() : [],
    asks('course') ? call.getcourse() : [],
  ]);
  const thisYear = Number(today.slice(0, 4));
  const lists = {
    departments: departments.map(({ dept_name }) => dept_name),
    courses,
    years: batchYears(definition.call, { established: college.established, thisYear }),
    callingCode: college.calling_code,
  };
  const rules = rulesOf(
    definition.call,
    asked.map(([field]) => field),
  );
  return { form: name, lists, rules };
}
type Data = Awaited<ReturnType<typeof read>>;
type Answer = Pick<FormProps, 'typed' | 'problems' | 'failure'>;

/** Its captcha needs script; what was typed comes back with what is wrong and a sentence that says so. */
async function answerWithoutScript(name: FormName, args: LoaderFunctionArgs) {
  const { rules, lists } = await read(name, args);
  const words = wordsOf(forms[name], args.context.get(loaderContext).strings.forms);
  const definition: FormDefinition = forms[name];
  const typed = readForm(await args.request.formData(), definition);
  const problems = findProblems(typed, { definition, rules, words, lists });
  const answer: Answer = { typed, problems, failure: words.needsScript };
  return data(answer, { status: 400 });
}

const meta = ({ data: { form: name }, college, strings }: Described<Data>) =>
  kindMeta(`/${name}`, strings, { college, text: strings.forms.each[name].lead });

function Component() {
  const given = useLoaderData<Data>();
  const { pages, forms: said, layout } = useStrings();
  const words = wordsOf(forms[given.form], said);
  const own = said.each[given.form];
  return (
    <>
      <PageHeader title={pages[`/${given.form}`]} lead={own.lead} />
      <PageBody>
        <Island
          name="Form"
          component={Form}
          props={{ ...given, words, own, close: layout.close, ...useActionData<Answer>() }}
        />
      </PageBody>
    </>
  );
}
