import { readImageAddress } from '@college/contract/images';
import { type Locale, pathIn } from '@college/contract/locales';
import type { ReactNode } from 'react';
import { ThingData } from '../components/structured-data.tsx';
import { withoutControls } from '../components/text/plain-text.ts';
import { type PageMeta, usePageContext } from '../context.ts';
import { brandColour } from '../styles/palette.ts';

/** Addresses of built files. */
export interface Assets {
  script: string;
  /** What the script's bytes must be, as `integrity` says it. */
  integrity: string;
}

interface FeedLink {
  type: string;
  address: string;
}

interface Props {
  meta: PageMeta;
  assets: Assets;
  /** Whether search engines and other sites may name this address. */
  isPublic: boolean;
  /** The college's emblem. */
  icon: string | undefined;
  /** The college's name; '' where nobody knows. */
  college: string;
  /** Where the list on this page can be feeds, each with its format. */
  feeds: readonly FeedLink[];
  children: ReactNode;
}

/** The HTML document around every page. */
export function Document({ meta, assets, isPublic, icon, college, feeds, children }: Props) {
  const { locale, languages, path, search, siteUrl, strings, appearance } = usePageContext();
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
        <script type="module" src={assets.script} integrity={assets.integrity} />
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
        <p data-print="">
          {strings.layout.printedFrom} {addressIn(locale)}
        </p>
      </body>
    </html>
  );
}

/** With its size, where its address tells it: whoever shows it need not load it to know how. */
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

/** OpenSearch gives a name no more letters. */
const LONGEST = 16;

/** A college's name in few letters: its first words, as browsers list the sites that they can search. */
export function shortName(name: string): string {
  const words = name.split(/[\s,]+/);
  const fits = (count: number) => words.slice(0, count).join(' ').length <= LONGEST;
  const most = words.findLastIndex((_, index) => fits(index + 1)) + 1;
  return words.slice(0, most).join(' ') || name.slice(0, LONGEST);
}
