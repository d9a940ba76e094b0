import type { Payload, RequiredDataFromCollectionSlug } from 'payload';
import { inTransaction } from '../../database/transaction.ts';
import { moment } from '../plan/calendar.ts';
import type { NoticePlan } from '../plan/types.ts';
import { create, fileOf, rich, richAssamese, type Writer } from './writer.ts';

type Notice = RequiredDataFromCollectionSlug<'notices'>;

const batch = 100;
/** What goes beyond is a load for measurements: it is written without hooks and versions. */
const withVersions = 2000;

const english = (writer: Writer, notice: NoticePlan): Notice => ({
  _status: 'published',
  type: notice.type,
  date: moment(notice.date),
  title: notice.title.en,
  description: rich(notice.body),
  posted_as: notice.posted_as.en,
  caption: notice.caption?.en,
  link: notice.link,
  expires: notice.expires && moment(notice.expires),
  uploads: notice.files?.map((name) => fileOf(writer, name)),
  featured_photos: notice.photos?.map((name) => fileOf(writer, name)),
  department:
    notice.department === undefined ? undefined : writer.departments.get(notice.department),
});

const assamese = ({ title, body, posted_as }: NoticePlan): Partial<Notice> =>
  title.as === undefined
    ? {}
    : { title: title.as, description: richAssamese(body), posted_as: posted_as.as };

function inBothLanguages(notice: NoticePlan) {
  const description = rich(notice.body);
  const translation = richAssamese(notice.body);
  const { title, posted_as } = notice;
  return {
    title: { ...title },
    posted_as: { ...posted_as },
    ...(description && {
      description: { en: description, ...(translation && { as: translation }) },
    }),
  };
}

async function inBulk(writer: Writer, notice: NoticePlan) {
  const { payload, req } = writer;
  const now = new Date().toISOString();
  await payload.db.create({
    collection: 'notices',
    data: {
      ...english(writer, notice),
      caption: undefined,
      ...inBothLanguages(notice),
      createdAt: now,
      updatedAt: now,
    },
    returning: false,
    ...(req && { req }),
  });
}

export async function writeNotices(
  writer: Writer,
  plan: readonly NoticePlan[],
  report: (line: string) => void,
) {
  const { payload } = writer;
  for (let start = 0; start < plan.length; start += batch) {
    const part = plan.slice(start, start + batch);
    await writePart(payload, writer, part, start);
    report(`demo: ${start + part.length} of ${plan.length} notices`);
  }
}

const writePart = (payload: Payload, writer: Writer, part: readonly NoticePlan[], start: number) =>
  inTransaction(payload, async (req) => {
    for (const [i, notice] of part.entries()) {
      if (start + i >= withVersions) await inBulk({ ...writer, req }, notice);
      else await create({ ...writer, req }, 'notices', english(writer, notice), assamese(notice));
    }
  });
