import type { Event } from '@college/contract/entities';
import { useStrings } from '../../context.ts';
import { Grid } from '../page/Grid.tsx';
import { Empty } from '../text/Empty.tsx';
import { EventCard, type EventCardProps } from './EventCard.tsx';

interface Props extends Pick<EventCardProps, 'to' | 'view' | 'level'> {
  items: readonly Event[];
  /** Said where there are none; No Events found unless said. */
  none?: string;
}

/** Events as cards, in as many columns as fit. */
export function EventGrid({ items, none, ...card }: Props) {
  const { events } = useStrings();
  if (items.length === 0) return <Empty>{none ?? events.none}</Empty>;
  return (
    <Grid>
      {items.map((event) => (
        <li key={event.id}>
          <EventCard event={event} calendar {...card} />
        </li>
      ))}
    </Grid>
  );
}
