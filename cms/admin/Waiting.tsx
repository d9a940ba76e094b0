import type { AdminViewServerProps, CollectionSlug, Where } from 'payload';

const inbox: { collection: CollectionSlug; one: string; many: string; where: Where; to: string }[] =
  [
    {
      collection: 'alumni-registrations',
      one: 'alumni registration',
      many: 'alumni registrations',
      where: { status: { equals: 'pending' } },
      to: 'where[status][equals]=pending',
    },
    {
      collection: 'messages',
      one: 'message',
      many: 'messages',
      where: { status: { equals: 'pending' } },
      to: 'where[status][equals]=pending',
    },
    {
      collection: 'visitor-notes',
      one: "unread visitor's note",
      many: "unread visitors' notes",
      where: { read: { not_equals: true } },
      to: 'where[read][not_equals]=true',
    },
  ];

/** On the first page of the admin: what waits for somebody, for those who may read it. */
export async function Waiting({ payload, user }: AdminViewServerProps) {
  const counted = await Promise.all(
    inbox.map(async ({ collection, one, many, where, to }) => {
      const { totalDocs } = await payload
        .count({ collection, where, overrideAccess: false, user })
        .catch(() => ({ totalDocs: 0 }));
      const text = `${totalDocs} ${totalDocs === 1 ? one : many}`;
      return { collection, totalDocs, text, href: `/admin/collections/${collection}?${to}` };
    }),
  );
  const waiting = counted.filter(({ totalDocs }) => totalDocs > 0);
  if (waiting.length === 0) return null;
  return (
    <section aria-labelledby="waiting">
      <h2 id="waiting">Waiting for you</h2>
      <ul>
        {waiting.map(({ collection, text, href }) => (
          <li key={collection}>
            <a href={href}>{text}</a>
          </li>
        ))}
      </ul>
    </section>
  );
}
