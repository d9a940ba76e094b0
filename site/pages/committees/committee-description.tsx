import { IQAC_COMMITTEES } from '@college/contract/codes';
import { type LoaderFunctionArgs, redirect, useLoaderData } from 'react-router';
import { Link } from '../../components/navigation/Link.tsx';
import { SectionPage } from '../../components/page/SectionPage.tsx';
import {
  type LoaderData,
  loaderContext,
  type Meta,
  useIsShown,
  useStrings,
} from '../../context.ts';
import { kindMeta } from '../../kinds/kind.ts';
import { notFound } from '../../not-found.ts';
import { CommitteeDetails } from './CommitteeDetails.tsx';
import styles from './committees.module.css';

export const query = ['committeeId'];

/** Reads one committee. An address without an id redirects to all committees. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const { call } = context.get(loaderContext);
  const committee_id = new URL(request.url).searchParams.get('committeeId');
  if (!committee_id) throw redirect('/committees');
  const committee = await call.getcommitteebyid({ committee_id });
  if (committee === 0) throw notFound();
  return { committee };
}

export const meta: Meta<typeof loader> = ({ data: { committee }, college, strings }) =>
  kindMeta('/committee-description', strings, {
    college,
    state: [committee.name],
    text: committee.objectives,
  });

export function Component() {
  const { committee } = useLoaderData<LoaderData<typeof loader>>();
  const { pages, committees } = useStrings();
  const isShown = useIsShown();
  const isOfIqac = committee.code === IQAC_COMMITTEES;
  const list = isOfIqac ? '/iqac/units-and-wings' : '/committees';
  return (
    <SectionPage
      title={committee.name}
      section={isOfIqac ? 'iqac' : 'about'}
      parent={{ to: list, label: pages[list] }}
    >
      <h2 className="visually-hidden">{pages['/committees']}</h2>
      <CommitteeDetails committee={committee} />
      {isShown('/committees') && (
        <p className={styles.back}>
          <Link to="/committees">{committees.all}</Link>
        </p>
      )}
    </SectionPage>
  );
}
