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
  /** Width of the only copy, for the many small pictures of home, which would make it too large with more. */
  only?: Only;
  /** The copy for phones as a `data:` address, sent with the page. */
  onPhone?: string;
  className?: string;
}

type Only = 320 | 640 | 960;
interface Copies extends Pick<ImageAddress, 'width' | 'height'> {
  avif: string;
  webp: Record<Only, string>;
}
/** Cache of addresses that have been read, because the same pictures appear on every render. */
const copiesBySrc = new LRUCache<string, Copies | 'none'>({
  maxSize: 4 * 1024 * 1024,
  // Bytes: the address and the copies with slightly longer addresses.
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

const widthOf = (copy: string) => Number.parseInt(copy.slice(copy.lastIndexOf(' ')), 10);

function copiesOf(src: string): Copies | undefined {
  let copies = copiesBySrc.get(src);
  if (!copies) {
    const address = readImageAddress(src);
    const webp = address?.srcset.webp.split(', ') ?? [];
    const upTo = (width: number) =>
      webp.findLast((copy) => widthOf(copy) <= width)?.split(' ')[0] ?? '';
    copies =
      address && upTo(320)
        ? {
            width: address.width,
            height: address.height,
            avif: address.srcset.avif,
            webp: { 320: upTo(320), 640: upTo(640), 960: upTo(960) },
          }
        : 'none';
    copiesBySrc.set(src, copies);
  }
  return copies === 'none' ? undefined : copies;
}

/** A picture in the smallest format that the browser can show. */
export function Picture({ src, alt, sizes = '100vw', eager, only, onPhone, className }: Props) {
  const copies = copiesOf(src);
  const loading = eager
    ? ({ fetchPriority: 'high' } as const)
    : ({ loading: 'lazy', decoding: 'async' } as const);
  if (!copies) return <img src={src} alt={alt} className={className} {...loading} />;
  const { width, height, avif, webp } = copies;
  // 960 pixels are the most that a phone should load, in browsers without AVIF.
  const image = { src: webp[only ?? 960], alt, width, height, className, ...loading };
  // biome-ignore lint/a11y/useAltText: it has the one that was given
  if (only) return <img {...image} />;
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
