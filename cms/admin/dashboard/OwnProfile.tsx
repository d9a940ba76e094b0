import { type AdminViewServerProps, createLocalReq, type ServerProps } from 'payload';
import { isTeacher, mayPublishProfiles } from '../../access.ts';
import { idOf } from '../../id-of.ts';
import type { Employee } from '../../payload-types.ts';
import { momentText } from '../../platform/time-zone/moment.ts';
import { type Sentence, say } from '../../words/say.ts';

type Viewer = Pick<AdminViewServerProps, 'payload' | 'user'>;

/** Link to the own profile on the dashboard, and the state of its approval. */
export async function OwnProfile({
  i18n: { language },
  payload,
  user,
}: Viewer & Pick<ServerProps, 'i18n'>) {
  if (!isTeacher({ user }) && !user?.employee) return null;
  const profile = await readOwn({ payload, user });
  const req = await createLocalReq({ user }, payload);
  return (
    <section aria-labelledby="own-profile" className="own-profile">
      <h2 id="own-profile">{say(language, 'Your profile')}</h2>
      {profile ? (
        <>
          <p>
            <a href={`/admin/collections/employees/${profile.id}`}>
              {say(language, 'Edit the profile of {{name}}', { name: profile.name })}
            </a>
          </p>
          <p>{say(language, visibilityText(profile, await mayPublishProfiles(req)))}</p>
          <State
            language={language}
            profile={profile}
            timeZone={payload.config.admin.timezones.defaultTimezone}
          />
        </>
      ) : (
        <p>
          {say(
            language,
            'Your account is not linked to a profile. Please ask the office to link it.',
          )}
        </p>
      )}
    </section>
  );
}

type Own = Pick<Employee, 'id' | 'name' | 'liveNow' | 'handed_in_at' | 'handed_back'>;

async function readOwn({ payload, user }: Viewer): Promise<Own | undefined> {
  const { docs } = await payload.find({
    collection: 'employees',
    where: { id: { equals: idOf(user?.employee) ?? 0 } },
    draft: true,
    select: { name: true, liveNow: true, handed_in_at: true, handed_back: true },
    limit: 1,
    pagination: false,
    depth: 0,
    overrideAccess: false,
    user,
  });
  return docs[0];
}

function visibilityText({ liveNow }: Own, publishes: boolean): Sentence {
  if (!liveNow)
    return 'Your profile page is not public yet. The office decides when. Use ‘Preview’ to see how it will look.';
  return publishes
    ? 'Your profile page is public. Visitors see what you publish at once. Use ‘Preview’ to check it first.'
    : 'Your profile page is public. Visitors see your changes after they are approved. Use ‘Preview’ to check them first.';
}

interface StateProps {
  language: string;
  profile: Own;
  timeZone: string | undefined;
}

function State({ language, profile: { handed_in_at, handed_back }, timeZone }: StateProps) {
  if (handed_back)
    return (
      <>
        <p>{say(language, 'Returned. Reason:')}</p>
        <blockquote>{handed_back}</blockquote>
      </>
    );
  if (!handed_in_at) return null;
  const moment = momentText(handed_in_at, timeZone ?? 'UTC');
  return <p>{say(language, 'Submitted on {{moment}}. Waiting for approval.', { moment })}</p>;
}
