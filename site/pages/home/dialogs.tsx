import type { FeaturedNotification, HolidayToday } from '@college/contract/entities';
import { InlineDate } from '../../components/dates/DateBlock.tsx';
import { Dialog } from '../../components/page/Dialog.tsx';
import { Picture } from '../../components/pictures/Picture.tsx';
import { excerpt } from '../../components/text/clean-html.ts';
import { RichText } from '../../components/text/RichText.tsx';
import { useStrings } from '../../context.ts';

const DELAY = 5000;

export function FeaturedPopup({ featured }: { featured: FeaturedNotification | undefined }) {
  const { home } = useStrings();
  if (!featured) return null;
  return (
    <Dialog id="featured" title={home.featured} openAfter={DELAY}>
      {featured.upload_info_url.map((url) => (
        <Picture key={url} src={url} alt={excerpt(featured.description, 80)} only={640} />
      ))}
      <RichText html={featured.description} />
    </Dialog>
  );
}

/** Opens at once on a holiday. */
export function HolidayDialog({ holiday: { status, data } }: { holiday: HolidayToday }) {
  const { layout } = useStrings();
  if (status !== 1 || !data) return null;
  return (
    <Dialog id="holiday" title={`${layout.holidayToday}: ${data.title}`} openAfter={0}>
      <p>
        <InlineDate date={data.start_date} />
        {data.end_date && data.end_date !== data.start_date && (
          <>
            {' – '}
            <InlineDate date={data.end_date} />
          </>
        )}
      </p>
      {data.upload_info
        .filter(({ fileType }) => fileType === 'image')
        .map(({ url, alt }) => (
          <Picture key={url} src={url} alt={alt ?? ''} only={640} />
        ))}
      <RichText html={data.description} />
    </Dialog>
  );
}
