import styles from './GamosaBand.module.css';

/** The woven border of a gamosa: the site's one motif, under the header and above the footer. */
export function GamosaBand({ id }: { id: string }) {
  return (
    <svg className={styles.band} aria-hidden="true" height="14" width="100%" data-noprint="">
      <pattern id={id} width="28" height="14" patternUnits="userSpaceOnUse">
        <path
          fill="currentColor"
          d="M0 0h28v1.5H0zM0 12.5h28V14H0zM14 2l2 2-2 2-2-2zM14 8l2 2-2 2-2-2zM10 5l2 2-2 2-2-2zM18 5l2 2-2 2-2-2zM13 6h2v2h-2zM0 3h2v2h2v2h2v2H4v2H2v2H0V9h1V7h1V5H0zM28 3h-2v2h-2v2h-2v2h2v2h2v2h2V9h-1V7h-1V5h1z"
        />
      </pattern>
      <rect width="100%" height="14" fill={`url(#${id})`} />
    </svg>
  );
}
