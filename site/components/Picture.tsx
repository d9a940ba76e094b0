import { readImageAddress } from '@college/contract/images';

interface Props {
  src: string;
  /** What it shows; '' for a picture that says nothing new. */
  alt: string;
  /** How wide it is shown, as in the `sizes` attribute. */
  sizes?: string;
  /** True for what is seen at once. */
  eager?: boolean;
  className?: string;
}

/** A picture in the smallest form that the visitor's browser reads. */
export function Picture({ src, alt, sizes = '100vw', eager, className }: Props) {
  const address = readImageAddress(src);
  const loading = eager
    ? ({ fetchPriority: 'high' } as const)
    : ({ loading: 'lazy', decoding: 'async' } as const);
  if (!address?.srcset.avif) return <img src={src} alt={alt} className={className} {...loading} />;
  const { width, height, srcset } = address;
  const fallback = srcset.webp.split(', ').findLast((copy) => !copy.endsWith(' 1440w')) ?? src;
  return (
    <picture>
      <source type="image/avif" srcSet={srcset.avif} sizes={sizes} />
      <img
        src={fallback.split(' ')[0]}
        alt={alt}
        width={width}
        height={height}
        className={className}
        {...loading}
      />
    </picture>
  );
}
