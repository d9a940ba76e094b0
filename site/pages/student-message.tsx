import { type LoaderFunctionArgs, useActionData, useLoaderData } from 'react-router';
import { Island } from '../components/Island.tsx';
import { PageBody, PageHead } from '../components/PageHead.tsx';
import { type LoaderData, type Meta, useStrings } from '../context.ts';
import { messageForms } from '../forms/message/definition.ts';
import { answerWithoutScript, type FormAnswer, loadFormPage } from '../forms/verified/page.ts';
import { MessageForm } from '../islands/MessageForm.tsx';

export const loader = (args: LoaderFunctionArgs) => loadFormPage(args, messageForms.STUDENT);

export const action = (args: LoaderFunctionArgs) => answerWithoutScript(args, messageForms.STUDENT);

export const meta: Meta<typeof loader> = ({ data: { college }, strings: { formPages } }) => ({
  title: `${formPages.titles.studentMessage} – ${college}`,
  description: formPages.description(formPages.titles.studentMessage, college),
});

export function Component() {
  const { lists } = useLoaderData<LoaderData<typeof loader>>();
  const { forms, formPages, layout } = useStrings();
  return (
    <>
      <PageHead title={formPages.titles.studentMessage} lead={formPages.intros.studentMessage} />
      <PageBody>
        <Island
          name="MessageForm"
          component={MessageForm}
          props={{
            type: 'STUDENT' as const,
            words: forms,
            close: layout.close,
            lists,
            ...useActionData<FormAnswer>(),
          }}
          on="idle"
        />
      </PageBody>
    </>
  );
}
