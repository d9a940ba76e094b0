import { moment } from '../plan/calendar.ts';
import { featured } from '../plan/college.ts';
import type { HolidayPlan, PhotoPlan } from '../plan/types.ts';
import { create, fileOf, rich, richAssamese, type Writer } from './writer.ts';

export async function writePhotos(writer: Writer, plan: readonly PhotoPlan[]) {
  for (const [i, { type, picture, caption }] of plan.entries()) {
    await create(
      writer,
      'photos',
      { type, image: fileOf(writer, picture), caption: caption.en, order: (i + 1) * 10 },
      { caption: caption.as },
    );
  }
}

export async function writeHolidays(writer: Writer, plan: readonly HolidayPlan[]) {
  for (const { title, from, to, description, picture } of plan) {
    await create(
      writer,
      'holidays',
      {
        title: title.en,
        start_date: moment(from),
        end_date: moment(to),
        description: rich(description),
        uploads: picture && [fileOf(writer, picture)],
      },
      { title: title.as, description: richAssamese(description) },
    );
  }
}

export async function writeFeatured(writer: Writer) {
  await create(
    writer,
    'featured-notifications',
    {
      title: featured.title.en,
      active: true,
      description: rich(featured.description),
      pictures: [fileOf(writer, featured.picture)],
    },
    { title: featured.title.as, description: richAssamese(featured.description) },
  );
}

export async function writeAdmission({ payload }: Writer, session: string) {
  await payload.updateGlobal({
    slug: 'admission',
    data: { open: true, session, link: 'https://admission.example.org/' },
    locale: 'en',
    depth: 0,
  });
}
