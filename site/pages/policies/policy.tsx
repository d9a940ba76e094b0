import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { SectionPage } from '../../components/page/SectionPage.tsx';
import { PolicyText } from '../../components/policies/PolicyText.tsx';
import { excerpt } from '../../components/text/clean-html.ts';
import { type LoaderData, loaderContext, type Meta, useStrings } from '../../context.ts';
import { notFound } from '../../not-found.ts';

/** Reads an adopted policy. Privacy is at /privacy. */
export async function loader({ params, context }: LoaderFunctionArgs) {
  const { call } = context.get(loaderContext);
  const policies = params.kind === 'privacy' ? [] : await call.getpolicies();
  const policy = policies.find(({ kind }) => kind === params.kind);
  if (!policy) throw notFound();
  return { policy };
}

export const meta: Meta<typeof loader> = ({ data: { policy }, strings }) => ({
  title: strings.policies.titles[policy.kind],
  description: `${strings.policies.titles[policy.kind]}: ${excerpt(policy.html, 140)}`,
});

export function Component() {
  const { policy } = useLoaderData<LoaderData<typeof loader>>();
  const { pages, policies: words } = useStrings();
  return (
    <SectionPage
      title={words.titles[policy.kind]}
      parent={{ to: '/policies', label: pages['/policies'] }}
      dates={[policy.adopted]}
    >
      <PolicyText policy={policy} />
    </SectionPage>
  );
}
