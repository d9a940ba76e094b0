import { calls } from '@college/contract/calls';
import type { Preview } from '@college/contract/calls/college';
import { eventTypes } from '@college/contract/codes';
import type { Notice } from '@college/contract/entities';
import { facultySections, type Profile } from '@college/contract/profile';
import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { NoticeCard } from '../../components/notices/NoticeCard.tsx';
import { PageBody, PageHeader } from '../../components/page/PageHeader.tsx';
import { StaticText } from '../../components/page/StaticText.tsx';
import { Portrait } from '../../components/people/PersonCard.tsx';
import { InlineDate } from '../../components/text/DateBlock.tsx';
import { type LoaderData, loaderContext, type Meta, useStrings } from '../../context.ts';
import { notFound } from '../../not-found.ts';
import { ActivityTables } from '../department/faculty/ActivityTables.tsx';
import { type SectionCode, tabCodes } from '../department/faculty/read-faculty.ts';
import { sectionContents } from '../department/faculty/SectionContent.tsx';
import { EventText } from '../events/EventText.tsx';
import styles from './preview.module.css';

export const query = ['token'];
export const isPrivate = true;

/** Reads the latest draft of an editor. The token in the address gives access. */
export async function loader({ params, request, context }: LoaderFunctionArgs) {
  const { call, strings } = context.get(loaderContext);
  const token = new URL(request.url).searchParams.get('token');
  const input = calls.getpreview.input.safeParse({ ...params, token });
  const preview = input.success ? await call.getpreview(input.data) : 0;
  if (preview === 0) throw notFound(strings.preview.ended);
  return { preview };
}

export const meta: Meta<typeof loader> = ({ data: { preview }, strings }) => {
  return { title: `${strings.preview.title}: ${titleOf(preview)}`, description: '' };
};

function titleOf(preview: Preview): string {
  if (preview.collection === 'employees') return preview.profile.name;
  return preview.collection === 'pages' ? preview.page.title : preview.notice.title;
}

export function Component() {
  const { preview } = useLoaderData<LoaderData<typeof loader>>();
  const words = useStrings().preview;
  return (
    <>
      <p className={styles.banner}>
        {preview.published === 1 ? words.published : words.unpublished}
      </p>
      <PreviewContent preview={preview} />
    </>
  );
}

function PreviewContent({ preview }: { preview: Preview }) {
  if (preview.collection === 'notices') return <NoticePreview notice={preview.notice} />;
  if (preview.collection === 'employees') return <ProfilePreview profile={preview.profile} />;
  return (
    <>
      <PageHeader title={preview.page.title} />
      <PageBody dates={[preview.page.updated]}>
        <StaticText page={preview.page} />
      </PageBody>
    </>
  );
}

/** An event has its own page; another notice appears in a list. */
function NoticePreview({ notice }: { notice: Notice }) {
  const { title } = useStrings().preview;
  const isEvent = eventTypes.some((type) => type === notice.type);
  return (
    <>
      <PageHeader title={isEvent ? notice.title : title}>
        {isEvent && notice.date && (
          <p className={styles.date}>
            <InlineDate date={notice.date} />
          </p>
        )}
      </PageHeader>
      <PageBody>
        {isEvent ? (
          <EventText event={notice} />
        ) : (
          <ul>
            <NoticeCard notice={notice} />
          </ul>
        )}
      </PageBody>
    </>
  );
}

/** All tabs of a profile, one below the other. */
export function ProfilePreview({ profile }: { profile: Profile }) {
  const { sections } = useStrings().faculty;
  return (
    <>
      <PageHeader title={profile.name}>
        {profile.designation && <p>{profile.designation}</p>}
      </PageHeader>
      <PageBody>
        <Portrait person={profile} />
        {tabCodes.map((code) => (
          <section key={code}>
            <h2>{sections[code]}</h2>
            <Section code={code} profile={profile} />
          </section>
        ))}
      </PageBody>
    </>
  );
}

function Section({ code, profile }: { code: SectionCode; profile: Profile }) {
  if (code === facultySections.profile)
    return <ActivityTables blocks={profile.activities.blocks} name={profile.name} />;
  const Content = sectionContents[code];
  return <Content profile={profile} />;
}
