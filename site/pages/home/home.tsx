import { useLoaderData } from 'react-router';
import type { Meta } from '../../context.ts';
import { Banner } from './Banner.tsx';
import { FeaturedPopup } from './FeaturedPopup.tsx';
import { HolidayDialog } from './HolidayDialog.tsx';
import { type HomeData, loader } from './read.ts';
import { Sections } from './Sections.tsx';
import { Ticker } from './Ticker.tsx';

export { loader };

export const meta: Meta<typeof loader> = ({ data: { college } }) => ({
  title: '',
  description: college.tagline,
  image: college.about_image,
});

export function Component() {
  const data = useLoaderData<HomeData>();
  return (
    <>
      <h1 className="visually-hidden">{data.college.name}</h1>
      <HolidayDialog holiday={data.holiday} />
      <Banner photos={data.banners} onPhone={data.bannerOnPhone} />
      <Ticker notices={data.ticker} />
      <Sections data={data} />
      <FeaturedPopup featured={data.featured[0]} />
    </>
  );
}
