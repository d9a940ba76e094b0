import type { ContentCode } from '@college/contract/site-map/content';
import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { SectionPage } from '../../components/page/SectionPage.tsx';
import { Empty } from '../../components/text/Empty.tsx';
import { type LoaderData, loaderContext, type Meta, useStrings } from '../../context.ts';
import { kindMeta } from '../../kinds/kind.ts';
import { notFound } from '../../not-found.ts';
import { CommitteeDetails } from './CommitteeDetails.tsx';

const path = '/committees';

export const query = ['committeeId'];

/** Shows all committees and the details of one: the committee in the address, or the first. */
export const shows: readonly ContentCode[] = ['committees'];

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { call } = context.get(loaderContext);
  const requestedId = new URL(request.url).searchParams.get('committeeId');
  const all = await call.getcommittee();
  const committee = requestedId ? all.find(({ id }) => id === requestedId) : all[0];
  if (requestedId && !committee) throw notFound();
  const names = all.map(({ id, name }) => ({ id, name }));
  return { names, committee, requestedId };
}

export const meta: Meta<typeof loader> = ({ data: { committee, requestedId }, college, strings }) =>
  kindMeta(path, strings, {
    college,
    state: [requestedId ? committee?.name : undefined],
    text: requestedId ? committee?.objectives : '',
  });

export function Component() {
  const { names, committee } = useLoaderData<LoaderData<typeof loader>>();
  const { pages, committees } = useStrings();
  if (!committee)
    return (
      <SectionPage title={pages[path]}>
        <Empty>{committees.none}</Empty>
      </SectionPage>
    );
  const address = (id: string) => `${path}?committeeId=${encodeURIComponent(id)}`;
  const entries = names.map(({ id, name }) => ({ to: address(id), label: name }));
  const menu = {
    name: pages[path],
    to: path,
    groups: [{ entries }],
    current: address(committee.id),
  };
  return (
    <SectionPage title={pages[path]} menu={menu}>
      <h2>{committee.name}</h2>
      <CommitteeDetails committee={committee} />
    </SectionPage>
  );
}
