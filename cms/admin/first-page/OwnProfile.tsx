import type { AdminViewServerProps, ServerProps } from 'payload';
import { say } from '../../words/say.ts';

/** On the first page of a teacher's admin: where to go. */
export async function OwnProfile({
  i18n,
  payload,
  user,
}: Pick<AdminViewServerProps, 'payload' | 'user'> & Pick<ServerProps, 'i18n'>) {
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
  const { language } = i18n;
  return (
    <section aria-labelledby="own-profile" className="own-profile">
      <h2 id="own-profile">{say(language, 'Your profile')}</h2>
      {profile ? (
        <>
          <p>
            <a href={`/admin/collections/employees/${profile.id}`}>
              {say(language, 'Write in the profile of {{name}}', { name: profile.name })}
            </a>
          </p>
          <p>
            {profile.liveNow
              ? say(
                  language,
                  'Its page is public: visitors see what you save at once. ‘Preview’ beside ‘Save’ shows it to you.',
                )
              : say(
                  language,
                  'Its page is not public yet: the office decides that. ‘Preview’ beside ‘Save’ shows how it will look.',
                )}
          </p>
        </>
      ) : (
        <p>
          {say(
            language,
            'Your account is not linked to a profile. Please ask the office to do that.',
          )}
        </p>
      )}
    </section>
  );
}
