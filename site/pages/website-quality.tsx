import { type ContentCode, WEBSITE_QUALITY } from '@college/contract/site-map/content';
import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { SectionPage } from '../components/page/SectionPage.tsx';
import { Table } from '../components/tables/Table.tsx';
import { Empty } from '../components/text/Empty.tsx';
import { type LoaderData, loaderContext, type Meta, useStrings } from '../context.ts';

const PATH = '/website-quality';
export const shows: readonly ContentCode[] = [WEBSITE_QUALITY];

/** Rows of the guidelines for government websites that are met, as the college checks itself. */
export async function loader({ context }: LoaderFunctionArgs) {
  return { quality: await context.get(loaderContext).call.getwebsitequality() };
}

export const meta: Meta<typeof loader> = ({ college, strings }) => ({
  title: strings.pages[PATH],
  description: strings.websiteQuality.description(college),
});

export function Component() {
  const { quality } = useLoaderData<LoaderData<typeof loader>>();
  const { notices, pages, websiteQuality } = useStrings();
  if (quality === 0)
    return (
      <SectionPage title={pages[PATH]}>
        <Empty>{notices.nothingYet}</Empty>
      </SectionPage>
    );
  const { source, checked, applicable, rows } = quality;
  return (
    <SectionPage
      title={pages[PATH]}
      lead={websiteQuality.lead(rows.length, applicable)}
      dates={[checked]}
    >
      <p>{source}</p>
      <p>{websiteQuality.about}</p>
      {[...Map.groupBy(rows, ({ section }) => section)].map(([section, met]) => (
        <section key={section}>
          <h2>{`${section} (${met.length})`}</h2>
          <Table
            caption={section}
            captionHidden
            nameColumn={1}
            columns={[
              { key: 'id', label: websiteQuality.number, narrow: 'short' },
              { key: 'title', label: websiteQuality.met },
            ]}
            rows={met.map(({ id, title }) => ({ key: id, cells: [id, title] }))}
          />
        </section>
      ))}
    </SectionPage>
  );
}
