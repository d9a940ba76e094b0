import type { Event } from '@college/contract/entities';
import { useStrings } from '../../context.ts';
import { Link } from '../navigation/Link.tsx';
import { Picture } from '../pictures/Picture.tsx';
import { Placeholder } from '../pictures/Placeholder.tsx';
import { InlineDate } from '../text/DateBlock.tsx';
import styles from './EventCard.module.css';

export interface EventCardProps {
  event: Event;
  /** Where its page stands; the college's own unless said. */
  to?: string;
  sizes?: string;
  /** What its link says; View Event unless said. */
  view?: string;
  /** Its heading's level; a third one unless said. */
  level?: 'h2' | 'h3';
}

export function EventCard({
  event,
  to = '/singleevent',
  sizes = '(min-width: 48rem) 24rem, 90vw',
  view,
  level: Heading = 'h3',
}: EventCardProps) {
  const { events, notices } = useStrings();
  const [photo] = event.featured_photo;
  return (
    <article className={styles.card}>
      <div className={styles.photo}>
        {photo ? <Picture src={photo.url} alt="" sizes={sizes} /> : <Placeholder />}
      </div>
      <div className={styles.body}>
        <InlineDate date={event.date} className={styles.date} />
        {event.cancelled === 1 && <strong>{notices.cancelled}</strong>}
        <Heading className={styles.title}>{event.title}</Heading>
        <Link to={`${to}?eventId=${encodeURIComponent(event.id)}`} className={styles.view}>
          {view ?? events.view}
          <span className="visually-hidden">: {event.title}</span>
        </Link>
      </div>
    </article>
  );
}
