import { useLoaderData } from 'react-router';
import { PageHeader } from '../../components/page/PageHeader.tsx';
import { collegeThing } from '../../components/structured-data/structured-data.ts';
import { type Meta, useStrings } from '../../context.ts';
import { Banner } from './Banner.tsx';
import { FeaturedPopup } from './FeaturedPopup.tsx';
import { HolidayDialog } from './HolidayDialog.tsx';
import { type HomeData, loader } from './read.ts';
import { Sections } from './Sections.tsx';
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
      <Banner photos={data.banners} onPhone={data.bannerOnPhone} />
      <Ticker notices={data.ticker} />
      <Sections data={data} />
      <FeaturedPopup featured={data.featured[0]} />
    </>
  );
}
