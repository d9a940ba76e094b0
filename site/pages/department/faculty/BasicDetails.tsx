import type { Profile } from '@college/contract/profile';
import { CvLink, TextLink } from '../../../components/files/FileLink.tsx';
import { hasText } from '../../../components/text/clean-html.ts';
import { InlineDate } from '../../../components/text/DateBlock.tsx';
import { Facts } from '../../../components/text/Facts.tsx';
import { RichText } from '../../../components/text/RichText.tsx';
import { useStrings } from '../../../context.ts';

export function BasicDetails({ profile }: { profile: Profile }) {
  const { faculty } = useStrings();
  const { date_of_joining, date_of_leaving, about } = profile;
  const facts = [
    { label: faculty.name, value: profile.name },
    { label: faculty.designation, value: profile.designation },
    { label: faculty.contact, value: profile.contact },
    { label: faculty.experience, value: profile.experience },
    { label: faculty.joined, value: date_of_joining && <InlineDate date={date_of_joining} /> },
    { label: faculty.left, value: date_of_leaving && <InlineDate date={date_of_leaving} /> },
    { label: faculty.areaOfResearch, value: profile.area_of_research },
  ].filter(({ value }) => value);
  const [cv] = profile.cv;
  return (
    <>
      <Facts facts={facts} />
      {hasText(about) && (
        <section>
          <h3>{faculty.about}</h3>
          <RichText html={about} top={4} />
        </section>
      )}
      {cv && (
        <p>
          <CvLink file={cv}>{faculty.cv}</CvLink>
          <TextLink file={cv} title={profile.name} />
        </p>
      )}
    </>
  );
}
