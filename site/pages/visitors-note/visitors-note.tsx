import { isRefusal } from '@college/contract/client';
import { data, type LoaderFunctionArgs, useActionData } from 'react-router';
import { PageBody, PageHeader } from '../../components/page/PageHeader.tsx';
import { type Meta, useStrings, visit } from '../../context.ts';
import { findProblems, readFields, toCall } from '../../forms/visitors-note/schema.ts';
import { Island } from '../../islands/Island.tsx';
import { VisitorsNoteForm, type VisitorsNoteFormProps } from '../../islands/VisitorsNoteForm.tsx';

export async function loader({ context }: LoaderFunctionArgs) {
  const { name } = await context.get(visit).call.getcollege();
  return { college: name };
}

type Answer = Pick<VisitorsNoteFormProps, 'values' | 'problems' | 'failure'> & {
  reference?: string;
};

/** The form without script: same rules, same words, nothing typed is lost. */
export async function action({ request, context }: LoaderFunctionArgs) {
  const { call, strings } = context.get(visit);
  const words = strings.visitorsNote;
  const values = readFields(await request.formData());
  const problems = findProblems(values, words);
  const answer = (given: Answer, status: number) => data(given, { status });
  if (Object.keys(problems).length > 0) return answer({ values, problems }, 400);
  try {
    const { reference } = await call.addvisitornote(toCall(values));
    return answer({ reference }, 200);
  } catch (error) {
    if (isRefusal(error)) return answer({ values, failure: error.message }, 400);
    return answer({ values, failure: words.unsent }, 503);
  }
}

export const meta: Meta<typeof loader> = ({ data: { college }, strings: { visitorsNote } }) => ({
  title: `${visitorsNote.title} – ${college}`,
  description: visitorsNote.description,
});

export function Component() {
  const { visitorsNote: words, layout } = useStrings();
  const { reference, ...answer } = useActionData<Answer>() ?? {};
  return (
    <>
      <PageHeader title={words.title} lead={words.intro} />
      <PageBody>
        {reference && (
          <p role="status">
            {words.done}. {words.thanks} {words.reference}: {reference}
          </p>
        )}
        <Island
          name="VisitorsNoteForm"
          component={VisitorsNoteForm}
          props={{ words, close: layout.close, ...answer }}
          on="idle"
        />
      </PageBody>
    </>
  );
}
