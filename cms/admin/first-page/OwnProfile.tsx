import type { AdminViewServerProps } from 'payload';

/** On the first page of a teacher's admin: where to go. */
export async function OwnProfile({
  payload,
  user,
}: Pick<AdminViewServerProps, 'payload' | 'user'>) {
  if (user?.role !== 'teacher') return null;
  const [profile] = (
    await payload.find({
      collection: 'employees',
      select: { name: true, liveNow: true },
      limit: 1,
      pagination: false,
      depth: 0,
      overrideAccess: false,
      user,
    })
  ).docs;
  return (
    <section aria-labelledby="own-profile" className="own-profile">
      <h2 id="own-profile">Your profile</h2>
      {profile ? (
        <>
          <p>
            <a href={`/admin/collections/employees/${profile.id}`}>
              Write in the profile of {profile.name}
            </a>
          </p>
          <p>
            {profile.liveNow
              ? 'Its page is public: visitors see what you save at once. ‘Preview’ beside ‘Save’ shows it to you.'
              : 'Its page is not public yet: the office decides that. ‘Preview’ beside ‘Save’ shows how it will look.'}
          </p>
        </>
      ) : (
        <p>Your account is not linked to a profile. Please ask the office to do that.</p>
      )}
    </section>
  );
}
