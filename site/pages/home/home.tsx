import { useLoaderData } from 'react-router';
import { type Meta, useStrings } from '../../context.ts';
import { Banner } from './Banner.tsx';
import { FeaturedPopup } from './FeaturedPopup.tsx';
import { HolidayDialog } from './HolidayDialog.tsx';
import { NoticeBoard } from './NoticeBoard.tsx';
import { type HomeData, loader } from './read.ts';
import { About } from './sections/About.tsx';
import { Achievements } from './sections/Achievements.tsx';
import { Emblem } from './sections/Emblem.tsx';
import { Events } from './sections/Events.tsx';
import { Faculties } from './sections/Faculties.tsx';
import { Highlights } from './sections/Highlights.tsx';
import { Place } from './sections/Place.tsx';
import { Section } from './sections/Section.tsx';
import { Swoc } from './sections/Swoc.tsx';
import { Voices } from './sections/Voices.tsx';
import { Ticker } from './Ticker.tsx';
import { Tiles } from './Tiles.tsx';

export { loader };

export const meta: Meta<typeof loader> = ({ data: { college } }) => ({
  title: '',
  description: college.tagline,
  image: college.about_image,
});

export function Component() {
  const data = useLoaderData<HomeData>();
  const { home } = useStrings();
  const { college } = data;
  return (
    <>
      <h1 className="visually-hidden">{college.name}</h1>
      <HolidayDialog holiday={data.holiday} />
      <Banner photos={data.banners} onPhone={data.bannerOnPhone} />
      <Ticker notices={data.ticker} />
      <Section title={home.notices}>
        <NoticeBoard {...data} />
      </Section>
      <Section title={home.shortcuts} warm>
        <Tiles tiles={college.shortcuts} />
      </Section>
      <About college={college} principal={data.principals[0]} />
      <Events events={data.events} />
      <Faculties departments={data.departments} />
      <Achievements
        warm
        title={home.studentAchievements}
        to="/notifications/sachievements"
        notices={data.studentAchievements}
      />
      <Achievements
        title={home.facultyAchievements}
        to="/notifications/eachievements"
        notices={data.facultyAchievements}
      />
      <Highlights {...data} />
      <Voices {...data} />
      <Swoc {...data} />
      <Emblem college={college} />
      <Place college={college} />
      <FeaturedPopup featured={data.featured[0]} />
    </>
  );
}
