import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { SectionPage } from '../../components/page/SectionPage.tsx';
import { hasContent, StaticText } from '../../components/page/StaticText.tsx';
import { Empty } from '../../components/text/Empty.tsx';
import { type LoaderData, loaderContext, type Meta, useStrings } from '../../context.ts';
import { kindMeta } from '../../kinds/kind.ts';
import { DutyTables } from '../disclosure/DutyTables.tsx';

const PATH = '/rti/home';

/** The right to information: the office's text, and below it the manuals that the Act asks for. */
export async function loader({ context }: LoaderFunctionArgs) {
  const { call } = context.get(loaderContext);
  const [page, manuals] = await Promise.all([
    call.getpage({ page: 'rti' }),
    call.getduties({ set: PATH }),
  ]);
  return { page, manuals };
}

export const meta: Meta<typeof loader> = ({ data: { page }, college, strings }) =>
  kindMeta(PATH, strings, { college, text: page === 0 ? '' : page.html });

export function Component() {
  const { page, manuals } = useLoaderData<LoaderData<typeof loader>>();
  const { pages, notices } = useStrings();
  const hasText = page !== 0 && hasContent(page);
  const hasManuals = manuals !== 0 && manuals.rows.length > 0;
  return (
    <SectionPage title={pages[PATH]} dates={page === 0 ? [] : [page.updated]}>
      {hasText && <StaticText page={page} />}
      {hasManuals && <DutyTables set={manuals} {...(hasText && { heading: manuals.title })} />}
      {!hasText && !hasManuals && <Empty>{notices.nothingYet}</Empty>}
    </SectionPage>
  );
}
