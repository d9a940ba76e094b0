import type { ReactNode } from 'react';
import { usePageContext } from '../../context.ts';
import { Link } from '../navigation/Link.tsx';
import styles from './Embed.module.css';
import { Picture } from './Picture.tsx';

interface Props {
  /** A video of the site, an address for a frame, or an address that can only be opened. */
  address: string;
  /** Text of the button. */
  label: string;
  /** Title of the player or map. */
  title: string;
  poster: string;
  /** What is said below a video of the site, such as its type and size. */
  note?: ReactNode;
}

/**
 * A video or map, shown as a picture until the visitor clicks. Without script, or if its host may not be framed, it is
 * a link.
 */
export function Embed({ address, label, title, poster, note }: Props) {
  const { strings, embedOrigins } = usePageContext();
  const external = URL.canParse(address) ? new URL(address) : undefined;
  const link = (
    <Link to={address} className={styles.button}>
      <span>
        {label}
        <span className="visually-hidden">{`: ${title}`}</span>
      </span>
    </Link>
  );
  const picture = poster && <Picture src={poster} alt="" only={960} />;
  if (external && !canBeFramed(external, embedOrigins))
    return (
      <div>
        <div className={styles.frame}>
          {picture}
          {link}
        </div>
        <p className={styles.note} data-noprint="">
          {strings.embed.opens(external.host)}
        </p>
      </div>
    );
  return (
    <div>
      <div className={styles.frame}>
        {picture}
        <noscript>{link}</noscript>
        <button
          type="button"
          className={styles.button}
          data-script=""
          data-embed={address}
          data-title={title}
          data-player-class={styles.player}
          aria-label={`${label}: ${title}`}
        >
          <span>{label}</span>
        </button>
      </div>
      {!external && note && <p className={styles.note}>{note}</p>}
      {external && (
        <p className={styles.note} data-script="" data-noprint="">
          {strings.embed.note(external.host)}
        </p>
      )}
    </div>
  );
}

/** True if the content security policy allows an address in a frame. `*.` in an origin stands for any subdomain. */
export const canBeFramed = (
  { protocol, host }: Pick<URL, 'protocol' | 'host'>,
  origins: readonly string[],
): boolean =>
  origins.some((origin) => {
    const [scheme, allowedHost = ''] = origin.replace(/\/$/, '').split('//');
    if (scheme !== protocol) return false;
    return allowedHost.startsWith('*.')
      ? host.endsWith(allowedHost.slice(1))
      : host === allowedHost;
  });
