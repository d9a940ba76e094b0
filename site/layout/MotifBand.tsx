import { patterns } from '@college/server/motifs';
import { usePageContext } from '../context.ts';
import { brandColour } from '../styles/palette.ts';
import styles from './MotifBand.module.css';

/** The pattern under the header and above the footer: the woven border of a gamosa, or what the college chose. */
export function MotifBand({ id }: { id: string }) {
  const { appearance } = usePageContext();
  if (appearance.motif === 'none') return null;
  return (
    <svg className={styles.band} aria-hidden="true" height="14" width="100%" data-noprint="">
      <pattern id={id} width="28" height="14" patternUnits="userSpaceOnUse">
        <path fill={brandColour(appearance) ?? 'currentColor'} d={patterns[appearance.motif]} />
      </pattern>
      <rect width="100%" height="14" fill={`url(#${id})`} />
    </svg>
  );
}
