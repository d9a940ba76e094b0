import { facultySections } from '@college/contract/profile';
import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { csvAddress, facultyAddress } from '../../../components/navigation/page-paths.ts';
import { personThing } from '../../../components/structured-data.tsx';
import { excerpt } from '../../../components/text/clean-html.ts';
import { type LoaderData, loaderContext, type Meta, useStrings } from '../../../context.ts';
import { ActivityTables } from './ActivityTables.tsx';
import { FacultyPage } from './FacultyPage.tsx';
import { parseSection, readFaculty, type SectionCode, tabCodes } from './read-faculty.ts';
import { sectionContents } from './SectionContent.tsx';

export const query = ['id', 'section'];

export async function loader(args: LoaderFunctionArgs) {
  const section = parseSection(new URL(args.request.url));
  const { call } = args.context.get(loaderContext);
  const faculty = await readFaculty(args, 'single', (id) => call.getmyprofiledata({ id }));
  return { ...faculty, section };
}

export const meta: Meta<typeof loader> = ({ data, strings, college }) => {
  const { profile, department, section } = data;
  const { sections, profileOf } = strings.faculty;
  const isFirst = section === facultySections.basic;
  const description = profileOf(sections[section], profile.name, department.dept_name);
  return {
    title: [isFirst ? '' : sections[section], profile.name, department.dept_name]
      .filter(Boolean)
      .join(' – '),
    description: (isFirst && excerpt(profile.about)) || description,
    image: profile.dpurl[0] ?? department.banner[0],
    thing: (at) => personThing(profile, college, at),
  };
};

export function Component() {
  const { department, profile, colleagues, section } = useLoaderData<LoaderData<typeof loader>>();
  const { faculty } = useStrings();
  const { dept_code } = department;
  const address = (code: SectionCode) =>
    facultyAddress(
      dept_code,
      profile,
      'single',
      code === facultySections.basic ? {} : { section: `${code}` },
    );
  const csv = csvAddress(dept_code, profile);
  const entries = tabCodes.map((code) => ({ to: address(code), label: faculty.sections[code] }));
  return (
    <FacultyPage
      department={department}
      person={profile}
      colleagues={colleagues}
      page="single"
      tabs={{ label: faculty.tabs, entries, current: address(section) }}
      other={{
        to: facultyAddress(dept_code, profile, 'quarterlyreport'),
        label: faculty.quarterly,
      }}
    >
      <h2>{faculty.sections[section]}</h2>
      {section === facultySections.profile ? (
        <ActivityTables blocks={profile.activities.blocks} name={profile.name} csv={csv} />
      ) : (
        <Content section={section} profile={profile} csv={csv} />
      )}
    </FacultyPage>
  );
}

interface ContentProps {
  section: keyof typeof sectionContents;
  profile: LoaderData<typeof loader>['profile'];
  csv: string;
}

function Content({ section, ...props }: ContentProps) {
  const Section = sectionContents[section];
  return <Section {...props} />;
}
