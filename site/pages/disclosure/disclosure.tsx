import { pathIn } from '@college/contract/locales';
import { type LoaderFunctionArgs, redirect, useLoaderData } from 'react-router';
import { SectionPage } from '../../components/page/SectionPage.tsx';
import { Empty } from '../../components/text/Empty.tsx';
import {
  type FileModule,
  type LoaderData,
  loaderContext,
  type Meta,
  useStrings,
} from '../../context.ts';
import { notFound } from '../../not-found.ts';
import type { Strings } from '../../strings/en.ts';
import { DutyTables } from './DutyTables.tsx';

/** A set of rules, and where each of its rows is on the website. The public self-disclosure has the address without a set. */
export async function loader({ params, context }: LoaderFunctionArgs) {
  const { call, locale } = context.get(loaderContext);
  const set = await call.getduties({ set: params.set ?? '/disclosure' });
  if (set === 0 && params.set) throw notFound();
  if (set !== 0 && params.set && set.link !== `/disclosure/${params.set}`)
    throw redirect(pathIn(locale, set.link), 301);
  return { set };
}

export const meta: Meta<typeof loader> = ({ data: { set }, college, strings }) => {
  const title = titleOf(set, strings);
  return { title, description: strings.disclosure.description(title, college) };
};

export function Component() {
  const { set } = useLoaderData<LoaderData<typeof loader>>();
  const strings = useStrings();
  return (
    <SectionPage title={titleOf(set, strings)} section="rti">
      {set === 0 ? <Empty>{strings.notices.nothingYet}</Empty> : <DutyTables set={set} />}
    </SectionPage>
  );
}

const titleOf = (set: LoaderData<typeof loader>['set'], { pages }: Strings) =>
  set === 0 || set.link === '/disclosure' ? pages['/disclosure'] : set.title;

/** The public self-disclosure as JSON: its rows with links, dates and states. */
export const disclosureJson: FileModule = {
  query: ['set'],
  async loader({ request, context }) {
    const { call } = context.get(loaderContext);
    const code = new URL(request.url).searchParams.get('set');
    const set = await call.getduties({ set: code || '/disclosure' });
    if (set === 0 && code) throw notFound();
    return Response.json(set === 0 ? { rows: [] } : set);
  },
};
