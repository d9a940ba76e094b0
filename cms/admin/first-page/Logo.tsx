import type { ServerProps } from 'payload';
import { say } from '../../words/say.ts';
import { readCollegeName } from './read-college-name.ts';

/** Above the form for signing in: whose admin it is. */
export async function Logo({ i18n, payload }: ServerProps) {
  return (
    <h1 className="logo">
      {await readCollegeName(payload, i18n.language)}
      <small>{say(i18n.language, 'Editing the website')}</small>
    </h1>
  );
}
