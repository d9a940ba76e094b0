import type { Profile } from '@college/contract/profile';
import { facultySections } from '@college/contract/profile';
import { PageBody, PageHeader } from '../../components/page/PageHeader.tsx';
import { Portrait } from '../../components/people/PersonCard.tsx';
import { useStrings } from '../../context.ts';
import { ActivityTables } from '../department/faculty/ActivityTables.tsx';
import { sectionContents } from '../department/faculty/SectionContent.tsx';
import { type SectionCode, tabCodes } from '../department/faculty/sections.ts';

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
