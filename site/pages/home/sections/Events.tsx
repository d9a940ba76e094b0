import type { Event } from '@college/contract/entities';
import { InlineDate } from '../../../components/dates/DateBlock.tsx';
import { EventCard } from '../../../components/events/EventCards.tsx';
import { Link } from '../../../components/navigation/Link.tsx';
import { eventPath } from '../../../components/navigation/page-paths.ts';
import { Picture } from '../../../components/pictures/Picture.tsx';
import { useStrings } from '../../../context.ts';
import { Fold } from '../Fold.tsx';
import styles from './Events.module.css';
import { Section } from './Section.tsx';

/** Events with a photo after the featured one, beside it. The others are a row below. */
const WITH_PHOTO = 2;

/** The first event is featured, the others are a grid; the last ones have no photo. */
export function Events({ events }: { events: readonly Event[] }) {
  const { home } = useStrings();
  const [first, ...rest] = events;
  if (!first) return null;
  return (
    <Section title={home.newsAndEvents} warm more="/events">
      <Fold label={home.newsAndEvents} count={events.length}>
        <div className={styles.layout}>
          <Featured event={first} />
          <ul className={styles.rest}>
            {rest.slice(0, WITH_PHOTO).map((event) => (
              <li key={event.id}>
                <EventCard event={event} only={640} />
              </li>
            ))}
          </ul>
          {rest.length > WITH_PHOTO && (
            <ul className={styles.last}>
              {rest.slice(WITH_PHOTO).map((event) => (
                <li key={event.id} className={styles.slim}>
                  <InlineDate date={event.date} />
                  <h3>{event.title}</h3>
                  <ViewEvent event={event} />
                </li>
              ))}
            </ul>
          )}
        </div>
      </Fold>
    </Section>
  );
}

function ViewEvent({ event: { id, title } }: { event: Event }) {
  const { home } = useStrings();
  return (
    <Link to={eventPath(id)} className={styles.view} label={`${home.viewEvent}: ${title}`}>
      {home.viewEvent}
    </Link>
  );
}

function Featured({ event }: { event: Event }) {
  const [photo] = event.featured_photo;
  return (
    <article className={styles.featured}>
      {photo && <Picture src={photo.url} alt="" only={960} />}
      <div className={styles.body}>
        <InlineDate date={event.date} className={styles.date} />
        <h3>{event.title}</h3>
        <ViewEvent event={event} />
      </div>
    </article>
  );
}
