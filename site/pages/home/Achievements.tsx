import type { Notice } from '@college/contract/entities';
import { Carousel } from '../../components/Carousel.tsx';
import { InlineDate } from '../../components/Day.tsx';
import { Link } from '../../components/Link.tsx';
import { Picture } from '../../components/Picture.tsx';
import { excerpt } from '../../components/RichText.tsx';
import { Section } from '../../components/Section.tsx';
import { useStrings } from '../../context.ts';
import styles from './cards.module.css';

interface Props {
  title: string;
  warm?: boolean;
  to: string;
  notices: readonly Notice[];
}

export function Achievements({ title, warm, to, notices }: Props) {
  const { home } = useStrings();
  if (notices.length === 0) return null;
  return (
    <Section title={title} warm={warm} more={<Link to={to}>{home.viewAll}</Link>}>
      <Carousel label={title} interval={2000} shape="cards">
        {notices.map((notice) => (
          <li key={notice.id} className={styles.card}>
            {notice.featured_photo[0] && (
              <Picture src={notice.featured_photo[0].url} alt="" sizes="20rem" plain />
            )}
            <InlineDate date={notice.date} className={styles.facts} />
            <h3>
              <Link to={`${to}#notice-${notice.id}`}>{notice.title}</Link>
            </h3>
            <p>{excerpt(notice.description, 110)}</p>
          </li>
        ))}
      </Carousel>
    </Section>
  );
}
