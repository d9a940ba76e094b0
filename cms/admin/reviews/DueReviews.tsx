import type { ServerProps } from 'payload';
import { collegeLocale } from '../../platform/college-languages.ts';
import { readSubjects } from '../../reviews/subjects.ts';
import { say } from '../../words/say.ts';
import { SubjectList } from './SubjectList.tsx';

/** Upper bound of rows on the dashboard. The next ones appear when these are checked. */
const SHOWN = 10;

/** Due reviews of the account, on the dashboard. */
export async function DueReviews({
  i18n,
  payload,
  user,
}: Pick<ServerProps, 'i18n' | 'payload' | 'user'>) {
  if (!user) return null;
  const { language } = i18n;
  const now = new Date();
  const mine = (await readSubjects(payload, collegeLocale(language))).filter(
    ({ owner, due }) => owner?.account === user.id && due <= now,
  );
  if (mine.length === 0) return null;
  return (
    <section aria-labelledby="due-reviews" className="entry-lists">
      <h2 id="due-reviews">
        {say(language, 'Due for your review')} ({mine.length})
      </h2>
      <SubjectList language={language} mayChangeOwner={false} subjects={mine.slice(0, SHOWN)} />
    </section>
  );
}
