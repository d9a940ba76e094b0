import { type ImageAddress, readImageAddress } from '@college/contract/images';
import { LRUCache } from 'lru-cache';
import styles from './Picture.module.css';

interface Props {
  src: string;
  /** Text for screen readers; '' for a picture that adds nothing. */
  alt: string;
  /** Displayed width, as in the `sizes` attribute. */
  sizes?: string;
  /** True for a picture that is visible at once. */
  eager?: boolean;
  /** One WebP element instead of three, for pictures far below the first screen of home. */
  plain?: boolean;
  /** The copy for phones as a `data:` address, sent with the page. */
  onPhone?: string;
  className?: string;
}

interface Copies extends Pick<ImageAddress, 'width' | 'height'> {
  avif: string;
  /** Largest copy that a phone should load, for browsers without AVIF. */
  webp: string;
  /** Copies for a card 20rem wide on a screen with two pixels per point. */
  small: string;
}
/** Cache of addresses that have been read, because the same pictures appear on every render. */
const copiesBySrc = new LRUCache<string, Copies | 'none'>({
  maxSize: 4 * 1024 * 1024,
  // Bytes: the address and four copies with slightly longer addresses.
  sizeCalculation: (_copies, src) => 12 * src.length + 500,
});

/** Screens for which `phoneCopy` is large enough. */
const PHONE_MEDIA = '(max-width: 30rem)';

/** Returns the copy of a picture that is large enough for a phone and small enough to be sent with the page, if there is one. */
export const phoneCopy = (src: string): string | undefined =>
  readImageAddress(src)
    ?.srcset.avif.split(', ')
    .find((copy) => copy.endsWith(' 640w'))
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

/** A picture in the smallest format that the browser can show. */
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

/** Stands in for a missing picture: a plain area with an optional short code. */
export function Placeholder({ code = '' }: { code?: string }) {
  return (
    <span className={styles.placeholder} aria-hidden="true">
      {code}
    </span>
  );
}
