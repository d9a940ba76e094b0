import { readImageAddress } from '@college/contract/images';
import { type Locale, pathIn } from '@college/contract/locales';
import type { ReactNode } from 'react';
import { ThingData } from '../components/structured-data.tsx';
import { withoutControls } from '../components/text/plain-text.ts';
import { type PageMeta, usePageContext } from '../context.ts';
import { brandColour } from '../styles/palette.ts';

export interface Assets {
  script: Script;
  /** The script of previews alone. */
  preview: Script;
}
interface Script {
  src: string;
  /** Value of the `integrity` attribute. */
  integrity: string;
}

interface FeedLink {
  type: string;
  address: string;
}

interface Props {
  meta: PageMeta;
  /** Words for search engines, with commas between them. */
  keywords: string;
  assets: Assets;
  /** True if search engines and other sites may link to this address. */
  isPublic: boolean;
  /** Address of the college's emblem. */
  icon: string | undefined;
  /** Name of the college; '' if unknown. */
  college: string;
  /** Feeds of the list on this page. */
  feeds: readonly FeedLink[];
  children: ReactNode;
}

/** The HTML document around every page. */
export function Document({
  meta,
  keywords,
  assets,
  isPublic,
  icon,
  college,
  feeds,
  children,
}: Props) {
  const { locale, languages, path, search, siteUrl, strings, appearance, preview } =
    usePageContext();
  const thing = meta.thing?.((address) => (address && URL.parse(address, siteUrl)?.href) || '');
  const addressIn = (language: Locale) => `${siteUrl}${pathIn(language, path)}${search}`;
  return (
    <html lang={locale}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>{withoutControls(meta.title)}</title>
        {meta.description && (
          <meta name="description" content={withoutControls(meta.description)} />
        )}
        {isPublic && keywords && <meta name="keywords" content={withoutControls(keywords)} />}
        {/* First, because it must see the page before the other changes it. */}
        {preview && <script type="module" {...assets.preview} />}
        <script type="module" {...assets.script} />
        <meta name="color-scheme" content="light dark" />
        <meta name="theme-color" content={brandColour(appearance) ?? '#a3161f'} />
        {icon && <link rel="icon" href={icon} />}
        {college && (
          <link
            rel="search"
            type="application/opensearchdescription+xml"
            href={pathIn(locale, '/opensearch.xml')}
            title={shortName(college)}
          />
        )}
        {isPublic && (
          <>
            <link rel="canonical" href={addressIn(locale)} />
            {languages.length > 1 &&
              languages.map((language) => (
                <link
                  key={language}
                  rel="alternate"
                  hrefLang={language}
                  href={addressIn(language)}
                />
              ))}
            {feeds.map(({ type, address }) => (
              <link key={type} rel="alternate" type={type} href={address} />
            ))}
            <meta property="og:title" content={meta.title} />
            <meta property="og:type" content="website" />
            {thing && <ThingData thing={thing} />}
            {meta.image && <SharePicture image={meta.image} siteUrl={siteUrl} title={meta.title} />}
          </>
        )}
      </head>
      <body>
        {children}
        <p data-print="">{`${strings.layout.printedFrom} ${addressIn(locale)}`}</p>
      </body>
    </html>
  );
}

/** Adds the picture's size if its address has it, so that other sites need not load it. */
function SharePicture({ image, siteUrl, title }: Record<'image' | 'siteUrl' | 'title', string>) {
  const address = URL.parse(image, siteUrl);
  if (!address) return null;
  const size = readImageAddress(address.pathname);
  return (
    <>
      <meta property="og:image" content={address.href} />
      {size && <meta property="og:image:width" content={`${size.width}`} />}
      {size && <meta property="og:image:height" content={`${size.height}`} />}
      <meta property="og:image:alt" content={title} />
    </>
  );
}

/** Maximum length of a name in OpenSearch. */
const LONGEST = 16;

/** Shortens a college's name to its first words, for the browser's list of search engines. */
export function shortName(name: string): string {
  const words = name.split(/[\s,]+/);
  const fits = (count: number) => words.slice(0, count).join(' ').length <= LONGEST;
  const most = words.findLastIndex((_, index) => fits(index + 1)) + 1;
  return words.slice(0, most).join(' ') || name.slice(0, LONGEST);
}
