import type { MemberType } from '@college/contract/codes';
import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { SectionPage } from '../components/page/SectionPage.tsx';
import { MemberCard } from '../components/people/MemberCard.tsx';
import { People } from '../components/people/People.tsx';
import { Empty } from '../components/text/Empty.tsx';
import { useStrings, visit } from '../context.ts';
import type { PagePath } from '../menu.ts';
import { type Described, type Kind, kindMeta } from './kind.ts';

/** A page of the members of a body of the college, as cards. */
export const members =
  (type: MemberType): Kind =>
  (path) => ({ loader: (args) => read(path, type, args), meta, Component });

async function read(path: PagePath, type: MemberType, { context }: LoaderFunctionArgs) {
  const { call } = context.get(visit);
  const [people, college] = await Promise.all([call.getmembersbytype({ type }), call.getcollege()]);
  return { path, people, college: college.name };
}
type Data = Awaited<ReturnType<typeof read>>;

const meta = ({ data: { path, college }, strings }: Described<Data>) =>
  kindMeta(path, strings, { college });

function Component() {
  const { path, people } = useLoaderData<Data>();
  const { pages, general } = useStrings();
  return (
    <SectionPage title={pages[path]}>
      {people.length > 0 ? (
        <People>
          {people.map((member) => (
            <li key={`${member.name} ${member.designation}`}>
              <MemberCard member={member} />
            </li>
          ))}
        </People>
      ) : (
        <Empty>{general.none}</Empty>
      )}
    </SectionPage>
  );
}
