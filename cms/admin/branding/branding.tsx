import type { ServerProps } from 'payload';
import { say } from '../../words/say.ts';
import { readBrand } from './read-brand.ts';

/** Emblem and name of the college above the menu, with a link to the dashboard. */
export async function MenuBrand({ i18n: { language }, payload }: ServerProps) {
  const { name, emblem } = await readBrand(payload, language);
  return (
    <a className="menu-brand" href="/admin">
      <Emblem address={emblem} size={44} />
      <span>
        <strong>{name || say(language, 'Website admin')}</strong>
        {name && <small>{say(language, 'Website admin')}</small>}
      </span>
    </a>
  );
}

/** Heading of the sign-in page. A new college has no name yet. */
export async function Logo({ i18n: { language }, payload }: ServerProps) {
  const { name, emblem } = await readBrand(payload, language);
  return (
    <div className="logo">
      <Emblem address={emblem} size={96} />
      <h1>
        {name}
        <small>{say(language, 'Website admin')}</small>
      </h1>
    </div>
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

function Emblem({ address, size }: { address: string | undefined; size: number }) {
  if (!address) return null;
  // biome-ignore lint/performance/noImgElement: Next's optimiser is off
  return <img alt="" height={size} src={address} width={size} />;
}
