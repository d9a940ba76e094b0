import { policyPath } from '@college/contract/policies';
import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { Link } from '../../components/navigation/Link.tsx';
import { SectionPage } from '../../components/page/SectionPage.tsx';
import styles from '../../components/policies/PolicyText.module.css';
import { AdoptionLine } from '../../components/policies/PolicyText.tsx';
import { type LoaderData, loaderContext, type Meta, useStrings } from '../../context.ts';
import { kindMeta } from '../../kinds/kind.ts';

const path = '/policies';

export async function loader({ context }: LoaderFunctionArgs) {
  const { call } = context.get(loaderContext);
  return { policies: await call.getpolicies() };
}

export const meta: Meta<typeof loader> = ({ college, strings }) =>
  kindMeta(path, strings, { college });

/** The adopted policies of the website. Privacy has an address of its own and always a text. */
export function Component() {
  const { policies } = useLoaderData<LoaderData<typeof loader>>();
  const { pages, policies: words } = useStrings();
  const isAdopted = policies.some(({ kind }) => kind === 'privacy');
  return (
    <SectionPage title={pages[path]} lead={words.lead}>
      <ul className={styles.list}>
        {policies.map((policy) => (
          <li key={policy.kind}>
            <Link to={policyPath(policy.kind)}>{words.titles[policy.kind]}</Link>
            <AdoptionLine {...policy} />
          </li>
        ))}
        {!isAdopted && (
          <li>
            <Link to="/privacy">{pages['/privacy']}</Link>
          </li>
        )}
        <li>
          <Link to="/accessibility">{pages['/accessibility']}</Link>
        </li>
      </ul>
    </SectionPage>
  );
}
