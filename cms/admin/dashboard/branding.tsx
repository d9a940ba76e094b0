import type { Payload, ServerProps } from 'payload';
import { asSystem } from '../../access.ts';
import { collegeLocale } from '../../platform/college-languages.ts';
import { say } from '../../words/say.ts';

/** Heading of the dashboard. A new college has no name yet. */
export async function CollegeName({ i18n, payload }: ServerProps) {
  const name = await readCollegeName(payload, i18n.language);
  return <h1 className="college-name">{name || say(i18n.language, 'Website admin')}</h1>;
}

/** Heading of the sign-in page. */
export async function Logo({ i18n, payload }: ServerProps) {
  return (
    <h1 className="logo">
      {await readCollegeName(payload, i18n.language)}
      <small>{say(i18n.language, 'Website admin')}</small>
    </h1>
  );
}

/** House icon that links to the dashboard. */
export const Icon = ({ i18n }: ServerProps) => (
  <svg
    aria-label={say(i18n.language, 'Dashboard')}
    height="18"
    role="img"
    viewBox="0 0 18 18"
    width="18"
  >
    <path d="M2 9 9 2.5 16 9M4 8v7.5h10V8" fill="none" stroke="currentColor" strokeWidth="1.75" />
  </svg>
);

/** The name in the language of the admin, or in the main language of the college. */
async function readCollegeName(payload: Payload, language: string): Promise<string> {
  const { name } = await payload.findGlobal({
    slug: 'college',
    locale: collegeLocale(language),
    select: { name: true },
    depth: 0,
    ...asSystem,
  });
  return name;
}
