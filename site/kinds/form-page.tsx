import { consentBoxes } from '@college/contract/consents';
import { batchYears } from '@college/contract/days/years';
import { rulesOf } from '@college/contract/field-rules';
import { data, type LoaderFunctionArgs, useActionData, useLoaderData } from 'react-router';
import { Link } from '../components/navigation/Link.tsx';
import { PageBody, PageHeader } from '../components/page/PageHeader.tsx';
import { ContactLinks } from '../components/people/ContactLinks.tsx';
import {
  type Described,
  loaderContext,
  type PageModule,
  useIsShown,
  useStrings,
} from '../context.ts';
import { type FormDefinition, formFields, pickWords, readForm } from '../forms/form-definition.ts';
import { type FormName, forms } from '../forms/forms.ts';
import { findProblems } from '../forms/problems.ts';
import { Form, type FormProps } from '../islands/Form.tsx';
import { Island } from '../islands/Island.tsx';
import { langOf } from '../language/page-language.ts';
import { kindMeta } from './kind.ts';

/** Makes a page with a form. */
export const formPage = (name: FormName) => (): PageModule => ({
  loader: (args) => load(name, args),
  action: (args) => answerWithoutScript(name, args),
  meta,
  Component,
});

async function load(name: FormName, { context }: LoaderFunctionArgs) {
  const { call, locale, today } = context.get(loaderContext);
  const definition: FormDefinition = forms[name];
  const fields = formFields(definition);
  const hasKind = (kind: string) => fields.some(([, field]) => field.kind === kind);
  const [college, departments, courses] = await Promise.all([
    call.getcollege(),
    hasKind('department') ? call.getdepartments() : [],
    hasKind('course') ? call.getcourse() : [],
  ]);
  const thisYear = Number(today.slice(0, 4));
  const { email, phone, address, answer_days } = college;
  const office = { email, phone, address, answer_days };
  const lists = {
    departments: departments.map(({ dept_name }) => dept_name),
    courses: courses.map((course) => ({ ...course, lang: langOf(course.label, locale) })),
    years: batchYears(definition.call, { established: college.established, thisYear }),
    callingCode: college.calling_code,
  };
  const rules = rulesOf(
    definition.call,
    fields.map(([field]) => field),
  );
  const boxes = consentBoxes(definition.call, locale);
  return { form: { form: name, lists, rules, boxes }, office };
}
type Data = Awaited<ReturnType<typeof load>>;
type Answer = Pick<FormProps, 'typed' | 'problems' | 'failure'>;

/**
 * Answers a form that was sent without script. The captcha needs script, so the form comes back with the input, its
 * problems and a sentence that says so.
 */
async function answerWithoutScript(name: FormName, args: LoaderFunctionArgs) {
  const {
    form: { rules, lists, boxes },
  } = await load(name, args);
  const words = pickWords(forms[name], args.context.get(loaderContext).strings.forms);
  const definition: FormDefinition = forms[name];
  const typed = readForm(await args.request.formData(), definition);
  const problems = findProblems(typed, { definition, rules, words, lists, boxes });
  const answer: Answer = { typed, problems, failure: words.needsScript };
  return data(answer, { status: 400 });
}

const meta = ({
  data: {
    form: { form: name },
  },
  college,
  strings,
}: Described<Data>) =>
  kindMeta(`/${name}`, strings, { college, text: strings.forms.each[name].lead });

function Component() {
  const { form: data, office } = useLoaderData<Data>();
  const answer = useActionData<Answer>();
  const { pages, forms: allWords, layout } = useStrings();
  const words = pickWords(forms[data.form], allWords);
  const formWords = allWords.each[data.form];
  const promise = words.answerDays.replace('{days}', String(office.answer_days));
  return (
    <>
      <PageHeader
        title={pages[`/${data.form}`]}
        lead={data.form === 'visitors-note' ? `${formWords.lead} ${promise}` : formWords.lead}
      />
      <PageBody>
        <noscript>
          <WithoutScript office={office} />
        </noscript>
        {/* A form that was sent without script comes back visible, because its input must not get lost. */}
        <div data-script={answer ? undefined : ''}>
          <Island
            name="Form"
            component={Form}
            props={{ ...data, words, formWords, close: layout.close, ...answer }}
          />
        </div>
      </PageBody>
    </>
  );
}

/** Says how to reach the office, because the form needs script. */
function WithoutScript({ office }: { office: Data['office'] }) {
  const { forms: words, pages } = useStrings();
  return (
    <>
      <p>{words.reachOffice}</p>
      <ContactLinks email={office.email} phones={[office.phone]} />
      <p>{office.address}</p>
      {useIsShown()('/contactus') && (
        <p>
          <Link to="/contactus">{pages['/contactus']}</Link>
        </p>
      )}
    </>
  );
}
