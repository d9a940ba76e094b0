/**
 * How files are kept and for how long they may be: a file lies under a name that has its content's hash
 * (`exam-3f2a91c0.pdf`, `gate-3f2a91c0-1600x1067.jpg`), and has one address that stays when it is replaced (`exam.pdf`).
 */

/** A shared cache asks again after a second, so that what is withdrawn is gone; browsers keep what never changes. */
export const fileLifetimes = {
  hashed: 'public, max-age=31536000, s-maxage=1, immutable',
  stable: 'public, max-age=0, s-maxage=1, must-revalidate',
} as const;

/** A kept name without hash and size, as people save and send it: `exam.pdf`, `gate.jpg`. */
export const plainName = (kept: string): string =>
  kept.replace(/-[0-9a-f]{8}(?:-\d+x\d+)?(?:-\d+)?(?=\.\w+$)/, '');
