import { type ImageAddress, readImageAddress } from '@college/contract/images';
import { LRUCache } from 'lru-cache';
import styles from './Picture.module.css';

interface Props {
  src: string;
  /** What it shows; '' for a picture that says nothing new. */
  alt: string;
  /** How wide it is shown, as in the `sizes` attribute. */
  sizes?: string;
  /** True for what is seen at once. */
  eager?: boolean;
  /** One element instead of three, in WebP alone: for the rows of home, far below what is seen first. */
  plain?: boolean;
  /** Its copy for a phone as a `data:` address, so that it is there with the page. */
  onPhone?: string;
  className?: string;
}

interface Copies extends Pick<ImageAddress, 'width' | 'height'> {
  avif: string;
  /** For browsers without AVIF: the largest copy that a phone should load. */
  webp: string;
  /** Of a card 20rem wide, on a screen of two pixels a point. */
  small: string;
}
/** The same pictures come back with every render, so each address is read once. */
const copiesBySrc = new LRUCache<string, Copies | 'none'>({
  maxSize: 4 * 1024 * 1024,
  // Bytes: an address, and four copies whose addresses are a little longer.
  sizeCalculation: (_copies, src) => 12 * src.length + 500,
});

/** Of width and density: what `phoneCopy` is enough for. */
const PHONE_MEDIA = '(max-width: 30rem)';

/** Which copy of a picture a phone would load for its whole width; undefined where it has none. */
export const phoneCopy = (src: string): string | undefined =>
  readImageAddress(src)
    ?.srcset.avif.split(', ')
    .find((copy) => copy.endsWith(' 960w'))
    ?.split(' ')[0];

const isSmall = (copy: string) => / (?:320|640)w$/.test(copy);

function copiesOf(src: string): Copies | undefined {
  let copies = copiesBySrc.get(src);
  if (!copies) {
    const address = readImageAddress(src);
    const webp = address?.srcset.webp.split(', ').findLast((copy) => !copy.endsWith(' 1440w'));
    copies =
      address && webp
        ? {
            width: address.width,
            height: address.height,
            avif: address.srcset.avif,
            webp: webp.slice(0, webp.lastIndexOf(' ')),
            small:
              address.srcset.webp.split(', ').filter(isSmall).join(', ') || address.srcset.webp,
          }
        : 'none';
    copiesBySrc.set(src, copies);
  }
  return copies === 'none' ? undefined : copies;
}

/** A picture in the smallest form that the visitor's browser reads. */
export function Picture({ src, alt, sizes = '100vw', eager, plain, onPhone, className }: Props) {
  const copies = copiesOf(src);
  const loading = eager
    ? ({ fetchPriority: 'high' } as const)
    : ({ loading: 'lazy', decoding: 'async' } as const);
  if (!copies) return <img src={src} alt={alt} className={className} {...loading} />;
  const { width, height, avif, webp, small } = copies;
  const image = { src: webp, alt, width, height, className, ...loading };
  // biome-ignore lint/a11y/useAltText: it has the one that was given
  if (plain) return <img {...image} srcSet={small} sizes={sizes} />;
  return (
    <picture>
      {onPhone && <source type="image/avif" media={PHONE_MEDIA} srcSet={onPhone} />}
      <source type="image/avif" srcSet={avif} sizes={sizes} />
      {/* biome-ignore lint/a11y/useAltText: it has the one that was given */}
      <img {...image} />
    </picture>
  );
}

/** What stands where a picture is missing: plain silk, and a short code to know it by. */
export function Placeholder({ code = '' }: { code?: string }) {
  return (
    <span className={styles.placeholder} aria-hidden="true">
      {code}
    </span>
  );
}
