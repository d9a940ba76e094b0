import { Button } from '@payloadcms/ui';
import { type AdminViewServerProps, createLocalReq, type ServerProps } from 'payload';
import { isTeacher, mayPublishProfiles } from '../../access.ts';
import { academicTables, researchTables } from '../../content/people/record-columns.ts';
import { fields } from '../../for-visitors.ts';
import { idOf } from '../../id-of.ts';
import type { Employee } from '../../payload-types.ts';
import { momentText } from '../../time-zone/moment.ts';
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
    <section aria-labelledby="own-profile" className="dashboard-card own-profile">
      <h2 id="own-profile">{say(language, 'Your profile')}</h2>
      {profile ? (
        <>
          <p className="dashboard-card__actions">
            <Button el="anchor" margin={false} url={`/admin/collections/employees/${profile.id}`}>
              {say(language, 'Edit the profile of {{name}}', { name: profile.name })}
            </Button>
          </p>
          <Missing language={language} profile={profile} />
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

/** Parts that a profile page should have, each with the fields of which one is enough. */
const expected = {
  Photo: ['dp'],
  'E-mail': ['email'],
  'Area of research': ['area_of_research'],
  'About you': ['about'],
  CV: ['cv'],
  Degrees: Object.keys(academicTables) as (keyof typeof academicTables)[],
  Publications: Object.keys(researchTables) as (keyof typeof researchTables)[],
  'Links, such as Google Scholar or ORCID': [
    ...(['google_scholar', 'orchid_link', 'linkedin_link'] as const),
  ],
} as const satisfies Partial<Record<Sentence, readonly (keyof Employee)[]>>;
type Part = keyof typeof expected;

type Own = Pick<
  Employee,
  (typeof expected)[Part][number] | ('id' | 'name' | 'liveNow' | 'handed_in_at' | 'handed_back')
>;

const isFilled = (value: unknown) => (Array.isArray(value) ? value.length > 0 : Boolean(value));

/** How much of the profile is filled in, and what is missing. */
function Missing({ language, profile }: { language: string; profile: Own }) {
  const parts = Object.keys(expected) as Part[];
  const missing = parts.filter((part) => !expected[part].some((name) => isFilled(profile[name])));
  if (missing.length === 0) return null;
  return (
    <>
      <progress
        aria-labelledby="own-profile-missing"
        max={parts.length}
        value={parts.length - missing.length}
      />
      <p id="own-profile-missing">
        {say(language, 'Still missing:')} {missing.map((part) => say(language, part)).join(' · ')}
      </p>
    </>
  );
}

async function readOwn({ payload, user }: Viewer): Promise<Own | undefined> {
  const { docs } = await payload.find({
    collection: 'employees',
    where: { id: { equals: idOf(user?.employee) ?? 0 } },
    draft: true,
    select: {
      ...{ name: true, liveNow: true, handed_in_at: true, handed_back: true },
      ...fields(...Object.values(expected).flat()),
    },
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
