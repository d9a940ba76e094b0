import { usePageContext } from '../../context.ts';
import { InlineDate } from './DateBlock.tsx';
import { daysUntil } from './days-until.ts';

/** The last date of admission, DD-MM-YYYY. A past one is marked as over. */
export function LastDate({ date }: { date: string }) {
  const { strings, today } = usePageContext();
  return (
    <>
      <InlineDate date={date} />
      {daysUntil(date, today) < 0 && ` (${strings.programmes.over})`}
    </>
  );
}
