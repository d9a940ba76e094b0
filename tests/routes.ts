/** Every page of the site that tests and budgets visit. */
import { createClient } from '@college/contract/client';

export interface PageRoute {
  path: string;
  /** A long table may weigh more than the budget of a page. */
  longTable?: boolean;
  /** A page with a form. */
  form?: boolean;
  status?: number;
}

const fixed: PageRoute[] = [
  { path: '/' },
  { path: '/as' },
  { path: '/notifications/administrative' },
  { path: '/notifications/academic' },
  { path: '/notifications/achievements' },
  { path: '/notifications/sachievements' },
  { path: '/notifications/eachievements' },
  { path: '/notifications/downloads' },
  { path: '/notifications/tender' },
  { path: '/notifications/tender/1999' },
  { path: '/as/notifications/administrative' },
  { path: '/events' },
  { path: '/events/2021' },
  { path: '/departments' },
  { path: '/departments/science' },
  { path: '/departments/others' },
  { path: '/department/PHY' },
  { path: '/department/PHY/faculty' },
  { path: '/department/PHY/notices' },
  { path: '/department/PHY/events' },
  { path: '/visitors-note', form: true },
  { path: '/alumni-registration', form: true },
  { path: '/alumni-message', form: true },
  { path: '/student-message', form: true },
  { path: '/as/student-message', form: true },
  { path: '/search?q=physics' },
  { path: '/no-such-page', status: 404 },
];

/** The routes above and those whose address holds the id of something published. */
export async function pageRoutes(cms: string): Promise<PageRoute[]> {
  const client = createClient({ baseUrl: cms });
  const [event] = await client.getupcomingevents();
  const [departmentEvent] = await client.getnoticesbytypedept({
    dept_code: 'PHY',
    type: 'DEPTEVENT',
  });
  return [
    ...fixed,
    ...(event ? [{ path: `/singleevent?eventId=${event.id}` }] : []),
    ...(departmentEvent
      ? [{ path: `/department/PHY/singleevent?eventId=${departmentEvent.id}` }]
      : []),
  ];
}
