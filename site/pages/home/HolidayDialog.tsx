import type { HolidayToday } from '@college/contract/entities';
import { Picture } from '../../components/pictures/Picture.tsx';
import { InlineDate } from '../../components/text/DateBlock.tsx';
import { RichText } from '../../components/text/RichText.tsx';
import { useStrings } from '../../context.ts';
import { Dialog } from './Dialog.tsx';

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
          <Picture key={url} src={url} alt={alt ?? ''} sizes="32rem" />
        ))}
      <RichText html={data.description} />
    </Dialog>
  );
}
