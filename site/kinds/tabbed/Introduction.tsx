import { NoticeArticle } from '../../components/notices/NoticeArticle.tsx';
import { InlineDate } from '../../components/text/DateBlock.tsx';
import { StaticText } from '../../components/text/StaticText.tsx';
import { useStrings } from '../../context.ts';
import styles from './Introduction.module.css';
import type { Introduced } from './introduce.ts';

export function Introduction({ introduced, title }: { introduced: Introduced; title: string }) {
  const { general } = useStrings();
  const { page, notices, since } = introduced;
  if (!page && notices.length === 0) return null;
  return (
    <div className={styles.introduction}>
      {since && (
        <p className={styles.since}>
          {general.partnerSince} <InlineDate date={since} />
        </p>
      )}
      {page && <StaticText page={page} />}
      {notices.map((notice) => (
        <NoticeArticle key={notice.id} notice={notice} under={title} />
      ))}
    </div>
  );
}
