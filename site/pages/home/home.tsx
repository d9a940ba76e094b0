import type { HomeSection } from '@college/contract/codes';
import { Fragment, type ReactNode } from 'react';
import { useLoaderData } from 'react-router';
import { PageHeader } from '../../components/page/PageHeader.tsx';
import { collegeThing } from '../../components/structured-data.tsx';
import { type Meta, useStrings } from '../../context.ts';
import { Banner } from './Banner.tsx';
import { FeaturedPopup, HolidayDialog } from './dialogs.tsx';
import styles from './home.module.css';
import { FirstNotices, NoticeBoard } from './NoticeBoard.tsx';
import { type HomeData, loader } from './read-home.ts';
import { About } from './sections/About.tsx';
import { Achievements, Highlights, Voices } from './sections/Cards.tsx';
import { Emblem } from './sections/Emblem.tsx';
import { Events } from './sections/Events.tsx';
import { Faculties } from './sections/Faculties.tsx';
import { Place } from './sections/Place.tsx';
import { Swoc } from './sections/Swoc.tsx';
import { Shortcuts } from './sections/Tiles.tsx';
import { Ticker } from './Ticker.tsx';

export { loader };

export const meta: Meta<typeof loader> = ({ data: { college }, strings }) => ({
  title: college.name ? '' : strings.home.beingSetUp,
  description: college.tagline,
  image: college.about_image,
  thing: (at) => collegeThing(college, at),
});

export function Component() {
  const data = useLoaderData<HomeData>();
  const { home } = useStrings();
  return (
    <>
      {data.college.name ? (
        <h1 className="visually-hidden">{data.college.name}</h1>
      ) : (
        <PageHeader title={home.beingSetUp} />
      )}
      <HolidayDialog holiday={data.holiday} />
      <div className={styles.hero}>
        <Banner photos={data.banners} onPhone={data.bannerOnPhone} />
        {data.college.home_sections.includes('notices') && <FirstNotices {...data} />}
      </div>
      <Ticker notices={data.ticker} />
      <Sections data={data} />
      <FeaturedPopup featured={data.featured[0]} />
    </>
  );
}

/**
 * Sections of the home page by the names with which the college orders or hides them. A section without content shows
 * nothing.
 */
const sections: Record<HomeSection, (data: HomeData, words: Words) => ReactNode> = {
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

/** The sections in the order that the college chose. */
export function Sections({ data }: { data: HomeData }) {
  const { home } = useStrings();
  return data.college.home_sections.map((name) => (
    <Fragment key={name}>{sections[name](data, home)}</Fragment>
  ));
}
