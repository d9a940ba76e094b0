import type { Notice } from '@college/contract/entities';
import { type LoaderFunctionArgs, redirect, useLoaderData } from 'react-router';
import { Attachments } from '../components/Attachments.tsx';
import { InlineDate } from '../components/Day.tsx';
import { Lightbox } from '../components/Lightbox.tsx';
import { PageBody, PageHead } from '../components/PageHead.tsx';
import { PhotoGrid } from '../components/PhotoGrid.tsx';
import { Picture } from '../components/Picture.tsx';
import { excerpt, hasText, RichText } from '../components/RichText.tsx';
import { type LoaderData, type Meta, useStrings, visit } from '../context.ts';
import { departmentPath, readDepartment } from './department/read.ts';
import { splitUploads } from './single-event/uploads.ts';
import styles from './single-event.module.css';

/** One event of the college, or of the department that the address names. */
export async function loader({ params, request, context }: LoaderFunctionArgs) {
  const { call } = context.get(visit);
  const eventId = new URL(request.url).searchParams.get('eventId');
  const department = params.dept_code ? await readDepartment({ params, context }) : undefined;
  const [event, college] = await Promise.all([
    eventId ? call.getsingleeventbyid({ eventId }) : (0 as const),
    call.getcollege(),
  ]);
  if (event === 0)
    throw redirect(department ? `${departmentPath(department.dept_code)}/events` : '/events');
  return { event, department, college: college.name };
}

export const meta: Meta<typeof loader> = ({ data: { event, department, college }, strings }) => ({
  title: [event.title, department?.dept_name, college].filter(Boolean).join(' – '),
  description: excerpt(event.description) || strings.events.eventDescription(event.title, college),
  image: event.featured_photo[0]?.url,
});

export function Component() {
  const { event, department } = useLoaderData<LoaderData<typeof loader>>();
  const { events } = useStrings();
  const date = event.date && (
    <p className={styles.date}>
      <InlineDate date={event.date} />
    </p>
  );
  if (department)
    return (
      <PageBody>
        <div className={styles.head}>
          <h1>{event.title}</h1>
          {date}
        </div>
        <EventText event={event} />
      </PageBody>
    );
  return (
    <>
      <PageHead title={event.title} trail={[{ to: '/events', label: events.title }]}>
        {date}
      </PageHead>
      <PageBody>
        <EventText event={event} />
      </PageBody>
    </>
  );
}

function EventText({ event }: { event: Notice }) {
  const { events } = useStrings();
  const [featured] = event.featured_photo;
  const { photos, files } = splitUploads(event.upload_info);
  return (
    <div className={styles.event}>
      <div className={styles.story}>
        {featured && (
          <Picture
            src={featured.url}
            alt={featured.alt ?? ''}
            sizes="(min-width: 60rem) 50rem, 100vw"
            className={styles.featured}
            eager
          />
        )}
        {hasText(event.description) && <RichText html={event.description} top={2} />}
      </div>
      {files.length > 0 && (
        <section className={styles.files}>
          <h2>{events.files}</h2>
          <Attachments files={files} of={event.title} />
        </section>
      )}
      {photos.length > 0 && (
        <section className={styles.photos}>
          <h2>{events.photos}</h2>
          <PhotoGrid photos={photos} of={event.title} />
          <Lightbox />
        </section>
      )}
    </div>
  );
}
