import type { Film } from '@college/contract/entities';
import { Fragment, type ReactNode } from 'react';
import { usePageContext } from '../../context.ts';
import { Link } from '../navigation/Link.tsx';
import { textPath } from '../navigation/page-paths.ts';
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
  /** Text below a video of the site, such as its type and size. */
  note?: ReactNode;
}

/**
 * A video or map, shown as a picture until the visitor clicks. Without script, or if its host may not be framed, it is
 * a link.
 */
export function Embed({ address, label, title, poster, note }: Props) {
  const { locale, strings, embedOrigins, films } = usePageContext();
  const external = URL.canParse(address) ? new URL(address) : undefined;
  const link = (
    <Link to={address} className={styles.button}>
      <span>
        {label}
        <span className="visually-hidden">{`: ${title}`}</span>
      </span>
    </Link>
  );
  const film = films.find(({ url }) => url === address);
  const languages = new Intl.DisplayNames([locale], { type: 'language' });
  const tracks = inOwnLanguageFirst(film?.captions ?? [], locale).map(({ language, url }) => ({
    src: url,
    srclang: language,
    label: languages.of(language) ?? language,
  }));
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
        <noscript>
          {external ? (
            link
          ) : (
            <Player address={address} title={title} poster={poster} tracks={tracks} />
          )}
        </noscript>
        <button
          type="button"
          className={styles.button}
          data-script=""
          data-embed={address}
          data-title={title}
          data-player-class={styles.player}
          data-tracks={tracks.length > 0 ? JSON.stringify(tracks) : undefined}
          aria-label={`${label}: ${title}`}
        >
          <span>{label}</span>
        </button>
      </div>
      {!external && note && <p className={styles.note}>{note}</p>}
      {film && <FilmLinks film={film} title={title} />}
      {external && (
        <p className={styles.note} data-script="" data-noprint="">
          {strings.embed.note(external.host)}
        </p>
      )}
    </div>
  );
}

const inOwnLanguageFirst = (captions: Film['captions'], locale: string) =>
  captions.toSorted((a, b) => Number(b.language === locale) - Number(a.language === locale));

interface PlayerProps extends Pick<Props, 'address' | 'title' | 'poster'> {
  tracks: readonly { src: string; srclang: string; label: string }[];
}

/** The browser's own player, for pages without script. */
const Player = ({ address, title, poster, tracks }: PlayerProps) => (
  // biome-ignore lint/a11y/useMediaCaption: the captions that the college has uploaded are the children
  <video
    src={address}
    title={title}
    poster={poster || undefined}
    className={styles.player}
    controls
    preload="none"
  >
    {tracks.map((track) => (
      <track key={track.srclang} kind="captions" {...track} />
    ))}
  </video>
);

/** Links to what people need who cannot hear or see a film. They work without script. */
function FilmLinks({ film, title }: { film: Film; title: string }) {
  const { strings } = usePageContext();
  const links = [
    film.has_text && {
      to: textPath({ path: decodeURIComponent(film.url.split('/').at(-1) ?? '') }),
      words: strings.embed.transcript,
    },
    film.described && { to: film.described, words: strings.embed.described },
  ].filter((link) => link !== false && link !== '');
  return (
    <p className={styles.note}>
      {links.map(({ to, words }, index) => (
        <Fragment key={to}>
          {index > 0 && ' · '}
          <Link to={to}>
            {words}
            <span className="visually-hidden">{`: ${title}`}</span>
          </Link>
        </Fragment>
      ))}
    </p>
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
