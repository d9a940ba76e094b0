import type { Event } from '@college/contract/entities';
import { usePageContext, useStrings } from '../../context.ts';
import { InlineDate } from '../dates/DateBlock.tsx';
import { daysUntil } from '../dates/days-until.ts';
import { Link } from '../navigation/Link.tsx';
import { CardGrid } from '../page/CardGrid.tsx';
import { Picture, Placeholder } from '../pictures/Picture.tsx';
import { Empty } from '../text/Empty.tsx';
import styles from './EventCards.module.css';

interface EventCardProps {
  event: Event;
  /** Path of the event's page; the college's by default. */
  to?: string;
  sizes?: string;
  /** One element instead of three, to keep the home page small. */
  /** Width of the only copy of the picture. */
  only?: 320 | 640;
  /** Text of the link; "View Event" by default. */
  view?: string;
  /** Heading level; `h3` by default. */
  level?: 'h2' | 'h3';
  /** True if the card of a coming event has a link to add it to a calendar. */
  calendar?: boolean;
}

export function EventCard({
  event,
  to = '/singleevent',
  sizes = '(min-width: 48rem) 24rem, 90vw',
  only,
  view,
  level: Heading = 'h3',
  calendar = false,
}: EventCardProps) {
  const { strings, today } = usePageContext();
  const { events, notices } = strings;
  const [photo] = event.featured_photo;
  const isAhead = daysUntil(event.date, today) >= 0 && event.cancelled !== 1;
  const at = `?eventId=${encodeURIComponent(event.id)}`;
  return (
    <article className={styles.card}>
      {only && photo ? (
        <Picture src={photo.url} alt="" className={styles.photo} only={only} />
      ) : (
        <div className={styles.photo}>
          {photo ? <Picture src={photo.url} alt="" sizes={sizes} /> : <Placeholder />}
        </div>
      )}
      <div className={styles.body}>
        <InlineDate date={event.date} className={styles.date} />
        {event.cancelled === 1 && <strong>{notices.cancelled}</strong>}
        <Heading className={styles.title}>{event.title}</Heading>
        <Link
          to={`${to}${at}`}
          className={styles.view}
          label={`${view ?? events.view}: ${event.title}`}
        >
          {view ?? events.view}
        </Link>
        {calendar && isAhead && (
          <Link to={`${to}/calendar.ics${at}`} className={styles.calendar}>
            {events.addToCalendar}
            <span className="visually-hidden">{`: ${event.title}`}</span>
          </Link>
        )}
      </div>
    </article>
  );
}

interface EventGridProps extends Pick<EventCardProps, 'to' | 'view' | 'level'> {
  items: readonly Event[];
}

/** Events as cards, in as many columns as fit. */
export function EventCards({ items, ...card }: EventGridProps) {
  const { events } = useStrings();
  if (items.length === 0) return <Empty>{events.none}</Empty>;
  return (
    <CardGrid>
      {items.map((event) => (
        <li key={event.id}>
          <EventCard event={event} calendar {...card} />
        </li>
      ))}
    </CardGrid>
  );
}
