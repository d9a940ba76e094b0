import { useStrings } from '../context.ts';
import styles from './Embed.module.css';
import { Picture } from './Picture.tsx';

interface Props {
  /** A film of ours, or an address to frame. */
  address: string;
  /** What the button says. */
  label: string;
  /** Names the film or map once it is there. */
  title: string;
  poster: string;
}

/** A film or map that is only a picture until a visitor clicks. */
export function Embed({ address, label, title, poster }: Props) {
  const { embed } = useStrings();
  const elsewhere = /^https?:/.test(address) ? new URL(address).host : '';
  return (
    <div>
      <div className={styles.frame}>
        {poster && <Picture src={poster} alt="" sizes="(min-width: 48rem) 36rem, 100vw" />}
        <button
          type="button"
          className={styles.button}
          data-script=""
          data-embed={address}
          data-title={title}
          data-player-class={styles.player}
        >
          {label}
        </button>
      </div>
      {elsewhere && (
        <p className={styles.note} data-script="" data-noprint="">
          {embed.note(elsewhere)}
        </p>
      )}
    </div>
  );
}
