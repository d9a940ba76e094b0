import { data, type LoaderFunctionArgs, useActionData, useLoaderData } from 'react-router';
import buttonStyles from '../components/navigation/Button.module.css';
import { PageBody, PageHeader } from '../components/page/PageHeader.tsx';
import { ContactLinks } from '../components/people/ContactLinks.tsx';
import { type LoaderData, loaderContext, type Meta, useStrings } from '../context.ts';
import { kindMeta } from '../kinds/kind.ts';

const PATH = '/withdrawal';

export const query = ['reference', 'key'];

const readLink = (request: Request) => {
  const { searchParams } = new URL(request.url);
  return { reference: searchParams.get('reference') ?? '', key: searchParams.get('key') ?? '' };
};

/** The page that the link in each mail to a sender opens. It works without script. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const { call } = context.get(loaderContext);
  const { reference, key } = readLink(request);
  const { email, phone } = await call.getcollege();
  return { reference: key ? reference : '', office: { email, phone } };
}

/** A button and not the link itself withdraws, because mail programs open links to check them. */
export async function action({ request, context }: LoaderFunctionArgs) {
  const { call } = context.get(loaderContext);
  const link = readLink(request);
  const isWithdrawn =
    link.reference !== '' && link.key !== '' && (await call['withdraw-consent'](link));
  return data({ isWithdrawn }, { status: isWithdrawn ? 200 : 400 });
}

export const meta: Meta<typeof loader> = ({ college, strings }) =>
  kindMeta(PATH, strings, { college, text: strings.withdrawal.lead });

export function Component() {
  const { reference, office } = useLoaderData<LoaderData<typeof loader>>();
  const answer = useActionData<{ isWithdrawn: boolean }>();
  const { pages, withdrawal: words } = useStrings();
  return (
    <>
      <PageHeader title={pages[PATH]} lead={words.lead} />
      <PageBody>
        {answer && <p role="status">{answer.isWithdrawn ? words.done : words.unknown}</p>}
        {!answer?.isWithdrawn && reference && (
          <form method="post">
            <p>{words.effect}</p>
            <button type="submit" className={buttonStyles.button}>
              {words.withdraw.replace('{reference}', reference)}
            </button>
          </form>
        )}
        {!reference && <p>{words.openLink}</p>}
        {!answer?.isWithdrawn && (
          <>
            <p>{words.office}</p>
            <ContactLinks email={office.email} phones={[office.phone]} />
          </>
        )}
      </PageBody>
    </>
  );
}
