import { Button } from '@payloadcms/ui';
import type { ServerProps } from 'payload';
import { say } from '../../words/say.ts';
import { SearchBox } from '../search/SearchBox.tsx';
import type { Viewer } from '../viewer.ts';
import { eventTypeOf } from './read-entries.ts';

type Props = Viewer & Pick<ServerProps, 'i18n' | 'permissions'>;

const write = '/admin/collections/notices/create';

/** Search, and buttons for a new notice and event, for accounts that write notices. */
export function Writing({ i18n: { language }, payload, permissions, user }: Props) {
  if (!permissions?.collections?.notices?.create) return null;
  const event = eventTypeOf({ payload, user });
  return (
    <div className="dashboard-home__actions">
      <SearchBox language={language} />
      <Button el="anchor" margin={false} size="large" url={write}>
        {say(language, 'Write a notice')}
      </Button>
      {event && (
        <Button
          buttonStyle="secondary"
          el="anchor"
          margin={false}
          size="large"
          url={`${write}?type=${event}`}
        >
          {say(language, 'Add an event')}
        </Button>
      )}
    </div>
  );
}
