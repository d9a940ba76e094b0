import type { StaticPage } from '@college/contract/entities';
import { facultySections, type Profile } from '@college/contract/profile';
import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { PageBody, PageHeader } from '../../components/page/PageHeader.tsx';
import { StaticText } from '../../components/page/StaticText.tsx';
import { Portrait } from '../../components/people/PersonCard.tsx';
import { type LoaderData, loaderContext, type Meta, useStrings } from '../../context.ts';
import { notFound } from '../../not-found.ts';
import { ActivityTables } from '../department/faculty/ActivityTables.tsx';
import { type SectionCode, tabCodes } from '../department/faculty/read-faculty.ts';
import { sectionContents } from '../department/faculty/SectionContent.tsx';

/** `at` is the path of another page of the website, which shows the record as well. */
export const query = ['token', 'at'];
export const isPreview = true;

/** The preview of what has no page of its own: a profile, and a page that the college hides. */
export async function loader({ context }: LoaderFunctionArgs) {
  const { preview, strings } = context.get(loaderContext);
  const record = (await preview) || undefined;
  if (record?.collection === 'employees') return { profile: record.profile, page: undefined };
  if (record?.collection === 'pages') return { profile: undefined, page: record.page };
  throw notFound(strings.preview.ended);
}

export const meta: Meta<typeof loader> = ({ data: { profile, page }, strings }) => ({
  title: profile?.name ?? page?.title ?? strings.preview.title,
  description: '',
});

export function Component() {
  const { profile, page } = useLoaderData<LoaderData<typeof loader>>();
  return profile ? <ProfilePreview profile={profile} /> : page && <TextPreview page={page} />;
}

const TextPreview = ({ page }: { page: StaticPage }) => (
  <>
    <PageHeader title={page.title} />
    <PageBody dates={[page.updated]}>
      <StaticText page={page} />
    </PageBody>
  </>
);

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
