import { COLLEGE_CODE, type NoticeType } from '@college/contract/codes';
import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { Empty } from '../../components/Empty.tsx';
import { EventCard } from '../../components/EventCard.tsx';
import { Grid } from '../../components/Grid.tsx';
import { PageLinks } from '../../components/PageLinks.tsx';
import { SectionPage } from '../../components/SectionPage.tsx';
import { useStrings, visit } from '../../context.ts';
import type { PagePath } from '../../menu.ts';
import { askedPage, pageAddress, readPage } from '../archive.ts';
import { EVENTS_A_PAGE } from '../events.tsx';
import { type Described, type Kind, kindMeta } from './kind.ts';

/** Notices of one type as cards, each with View Details to its own page. */
export const eventCards =
  (type: NoticeType): Kind =>
  (path) => ({ loader: (args) => read(path, type, args), meta, Component, query: ['page'] });

async function read(path: PagePath, type: NoticeType, { request, context }: LoaderFunctionArgs) {
  const { call } = context.get(visit);
  const page = askedPage(new URL(request.url));
  const [shown, college] = await Promise.all([
    readPage(
      (paging) => call.getnoticesbytype({ dept_code: COLLEGE_CODE, type, ...paging }),
      page,
      EVENTS_A_PAGE,
    ),
    call.getcollege(),
  ]);
  return { path, page, ...shown, college: college.name };
}
type Data = Awaited<ReturnType<typeof read>>;

const meta = ({ data: { path, page, college }, strings }: Described<Data>) =>
  kindMeta(path, strings, { college, state: [page > 1 && strings.notices.pageNumber(page)] });

function Component() {
  const { path, page, items, hasOlder } = useLoaderData<Data>();
  const { pages, alumni } = useStrings();
  return (
    <SectionPage title={pages[path]} dates={items.map(({ date }) => date)}>
      {items.length > 0 ? (
        <Grid>
          {items.map((event) => (
            <li key={event.id}>
              <EventCard event={event} view={alumni.viewDetails} level="h2" />
            </li>
          ))}
        </Grid>
      ) : (
        <Empty>{alumni.none}</Empty>
      )}
      <PageLinks address={(number) => pageAddress(path, number)} page={page} hasOlder={hasOlder} />
    </SectionPage>
  );
}
