import { type LoaderFunctionArgs, useActionData, useLoaderData } from 'react-router';
import { Island } from '../components/Island.tsx';
import { PageBody, PageHead } from '../components/PageHead.tsx';
import { type LoaderData, type Meta, useStrings } from '../context.ts';
import { alumniRegistration } from '../forms/alumni-registration/definition.ts';
import { answerWithoutScript, type FormAnswer, loadFormPage } from '../forms/verified/page.ts';
import { AlumniRegistrationForm } from '../islands/AlumniRegistrationForm.tsx';

export const loader = (args: LoaderFunctionArgs) => loadFormPage(args, alumniRegistration);

export const action = (args: LoaderFunctionArgs) => answerWithoutScript(args, alumniRegistration);

export const meta: Meta<typeof loader> = ({ data: { college }, strings: { formPages } }) => ({
  title: `${formPages.titles.registration} – ${college}`,
  description: formPages.description(formPages.titles.registration, college),
});

export function Component() {
  const { lists } = useLoaderData<LoaderData<typeof loader>>();
  const { forms, formPages, layout } = useStrings();
  return (
    <>
      <PageHead title={formPages.titles.registration} lead={formPages.intros.registration} />
      <PageBody>
        <Island
          name="AlumniRegistrationForm"
          component={AlumniRegistrationForm}
          props={{ words: forms, close: layout.close, lists, ...useActionData<FormAnswer>() }}
          on="idle"
        />
      </PageBody>
    </>
  );
}
