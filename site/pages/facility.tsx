import { calls } from '@college/contract/calls';
import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { SectionPage } from '../components/page/SectionPage.tsx';
import { hasContent, StaticText } from '../components/page/StaticText.tsx';
import { excerpt } from '../components/text/clean-html.ts';
import { Empty } from '../components/text/Empty.tsx';
import { type LoaderData, loaderContext, type Meta, useStrings } from '../context.ts';
import { notFound } from '../not-found.ts';

/** Reads a facility without a type of notice, from a page that an editor wrote. */
export async function loader({ params, context }: LoaderFunctionArgs) {
  const { call } = context.get(loaderContext);
  const input = calls.getpage.input.safeParse({ page: `facility/${params.link}` });
  if (!input.success) throw notFound();
  const page = await call.getpage(input.data);
  if (page === 0) throw notFound();
  return { page };
}

export const meta: Meta<typeof loader> = ({ data: { page }, college, strings }) => ({
  title: page.title,
  description: excerpt(page.html) || strings.general.description(page.title, college),
});

export function Component() {
  const { page } = useLoaderData<LoaderData<typeof loader>>();
  const { notices } = useStrings();
  return (
    <SectionPage title={page.title} section="facilities" dates={[page.updated]}>
      {hasContent(page) ? <StaticText page={page} /> : <Empty>{notices.nothingYet}</Empty>}
    </SectionPage>
  );
}
