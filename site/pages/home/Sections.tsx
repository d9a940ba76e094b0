import type { HomeSection } from '@college/contract/codes';
import { Fragment, type ReactNode } from 'react';
import { useStrings } from '../../context.ts';
import { NoticeBoard } from './NoticeBoard.tsx';
import type { HomeData } from './read.ts';
import { Shortcuts } from './Shortcuts.tsx';
import { About } from './sections/About.tsx';
import { Achievements } from './sections/Achievements.tsx';
import { Emblem } from './sections/Emblem.tsx';
import { Events } from './sections/Events.tsx';
import { Faculties } from './sections/Faculties.tsx';
import { Highlights } from './sections/Highlights.tsx';
import { Place } from './sections/Place.tsx';
import { Swoc } from './sections/Swoc.tsx';
import { Voices } from './sections/Voices.tsx';

/** Each part of the home page by the name under which the college orders or hides it; one without content shows nothing. */
const parts: Record<HomeSection, (data: HomeData, words: Words) => ReactNode> = {
  notices: (data) => <NoticeBoard {...data} />,
  shortcuts: ({ college }) => <Shortcuts tiles={college.shortcuts} />,
  about: ({ college, principals }) => <About college={college} principal={principals[0]} />,
  events: ({ events }) => <Events events={events} />,
  faculties: ({ departments }) => <Faculties departments={departments} />,
  student_achievements: ({ studentAchievements }, words) => (
    <Achievements
      warm
      title={words.studentAchievements}
      to="/notifications/sachievements"
      notices={studentAchievements}
    />
  ),
  faculty_achievements: ({ facultyAchievements }, words) => (
    <Achievements
      title={words.facultyAchievements}
      to="/notifications/eachievements"
      notices={facultyAchievements}
    />
  ),
  highlights: (data) => <Highlights {...data} />,
  voices: (data) => <Voices {...data} />,
  swoc: (data) => <Swoc {...data} />,
  emblem: ({ college }) => <Emblem college={college} />,
  place: ({ college }) => <Place college={college} />,
};
type Words = ReturnType<typeof useStrings>['home'];

/** In the college's own order. */
export function Sections({ data }: { data: HomeData }) {
  const { home } = useStrings();
  return data.college.home_sections.map((name) => (
    <Fragment key={name}>{parts[name](data, home)}</Fragment>
  ));
}
