/** Links in the evidence of a metric. No website is asked. */
import { cellOf, type EvidenceSheet } from './evidence-sheet.ts';
import type { Metric } from './report.ts';

/**
 * The purpose of a link: a document of the college, a page of any website, any website at all, or unknown, such as one
 * behind words that are clicked. `text`: only named in the text of a file.
 */
type Purpose = 'own' | 'page' | 'website' | 'unknown' | 'text';

export interface EvidenceLink {
  address: string;
  url: URL;
  purpose: Purpose;
  /** File, set or question that has it. */
  label: string;
  /** Row of a sheet. */
  row?: number;
  edit: string;
}

/** Addresses and hosts of the college. */
export interface Website {
  /** Address of this website, and of its backend. */
  site: string;
  cms: string;
  /** Host of the college's e-mail, which is its own although this website may have another address. */
  ownHosts: readonly string[];
}

const inText = /(?:https?:\/\/|www\.)[^\s"'<>|()[\]{}]+/gi;
/** An address without `https://`: a name of letters, digits, dots and hyphens before a slash. */
const withoutScheme = /(?<![\w./@-])[\w-][\w.-]*\/[^\s"'<>|()]+/g;

/** Addresses in a text, also those without `https://` of these hosts. */
export function addressesIn(text: string, hosts: readonly string[] = []): string[] {
  const others = (text.match(withoutScheme) ?? []).filter((address) => {
    const name = address.slice(0, address.indexOf('/')).toLowerCase();
    return hosts.some((host) => name === host || name.endsWith(`.${host}`));
  });
  const parted = withoutBreaks(text.replace(/[,;](?=https?:)/gi, ' '));
  const addresses = [...(parted.match(inText) ?? []), ...others];
  return [
    ...new Set(addresses.map((address) => address.replace(/(?<![.,;:!?’”»])[.,;:!?’”»]+$/, ''))),
  ];
}

/** Joins an address that a line break has divided. */
function withoutBreaks(text: string): string {
  // Every other part is a space.
  const parts = text.split(/(\s+)/);
  return parts
    .filter((_, at) => {
      const [before = '', after = ''] = [parts[at - 1], parts[at + 1]];
      const isDivided =
        /[./_-]$/.test(before) &&
        /(?:https?:\/\/|www\.)./i.test(before) &&
        /^[\w.-]*\//.test(after);
      return at % 2 === 0 || !isDivided;
    })
    .join('');
}

/** Extensions of files, so that `report.pdf` is not taken for a host. */
const EXTENSIONS = 'pdf|docx?|xlsx?|pptx?|odt|ods|odp|csv|txt|rtf|zip|rar|jpe?g|png|webp|heic|mp4';
const hasExtension = new RegExp(`\\.(?:${EXTENSIONS})$`, 'i');
/** Matches an address without `https://`, such as `journal.example.org/2024`. */
const bareAddress = new RegExp(
  `^(?![^/]*\\.(?:${EXTENSIONS})$)(?:[a-z\\d-]+\\.)+[a-z]{2,}(?::\\d+)?(?:/\\S*)?$`,
  'i',
);

/** True for a path of a file on a computer, such as `D:\\NAAC\\camp.pdf`. */
const isOnComputer = (address: string) => /^(?:file:|[a-z]:[\\/]|\\\\)/i.test(address);

/** The address of a link on a website; a file on a computer has the scheme `file:`. */
function urlOf(address: string, site: string): URL | null {
  if (isOnComputer(address)) return URL.parse(`file:///${address.replace(/^file:\/*/i, '')}`);
  const isComplete = /^(?:[a-z][a-z\d+.-]*:(?!\d)|\/)/i.test(address);
  return URL.parse(isComplete ? address : `https://${address}`, site);
}

/** The target of a hyperlink as an address. A path without a website is beside the file on a computer. */
function targetAddress(target: string): string[] {
  const address = target.trim();
  if (address === '' || address.startsWith('#')) return [];
  const isAddress =
    /^(?:[a-z][a-z\d+.-]*:|\/|\\|www\.)/i.test(address) || bareAddress.test(address);
  return [isAddress ? address : `file:///${address}`];
}

const hostsOf = (address: string) => {
  const { host } = new URL(address);
  return [host, host.startsWith('www.') ? host.slice(4) : `www.${host}`];
};

/** The host without the dot at its end, which is allowed and changes nothing. */
const withoutDot = (host: string) => host.replace(/\.(?=$|:)/, '');

/** True if the link leads to the college's own website. */
export const isOwn = ({ host }: URL, { site, cms }: Pick<Website, 'site' | 'cms'>): boolean =>
  [...hostsOf(site), ...hostsOf(cms)].includes(withoutDot(host));

/** True for this website, for a host below its name, and for the host of the college's e-mail. */
export function isOfCollege(url: URL, website: Website): boolean {
  const { hostname } = new URL(website.site);
  const name = hostname.replace(/^www\./, '');
  const hosts = website.ownHosts.flatMap((host) => [host, `www.${host}`]);
  return (
    isOwn(url, website) ||
    (name.includes('.') && isOneOf(url, [name])) ||
    hosts.includes(url.hostname)
  );
}

/** True for one of the hosts or a part of it. */
export function isOneOf({ hostname }: URL, hosts: readonly string[]): boolean {
  const own = withoutDot(hostname);
  return hosts.some((host) => own === host || own.endsWith(`.${host}`));
}

/** True for a link to a file, and not to a page. */
export const isFileLink = ({ pathname }: URL): boolean => hasExtension.test(pathname);

/** The address, and those in its query, to which it may redirect as `google.com/url?q=…` does. */
export const withRedirectTargets = (url: URL): URL[] => [
  url,
  ...[...url.searchParams.values()].flatMap((value) => URL.parse(value) ?? []),
];

/** Lists of `lands-elsewhere` by which an address is recognised. All are in small letters. */
export interface WrongPlaces {
  /** Names of a home page and of languages: all that the path of a home page has. */
  home: readonly string[];
  'sign-in': {
    hosts: readonly string[];
    /** Names of the page of a sign-in, one or several words. */
    names: readonly string[];
    /** First part of the path of pages that nobody sees without an account. */
    areas: readonly string[];
  };
  /**
   * Addresses of persons. `scholar.google.*` is any country, `*.academia.edu` any host below it but www, `?user` a value in
   * the query.
   */
  profiles: readonly string[];
  /** Addresses of lists of results. */
  searches: readonly string[];
  /** Values in a query that select one paper of a profile or a list. */
  'selects-paper': readonly string[];
}

const ending = /\.(?:[sx]?html?|php\d?|aspx?|jspx?|jsf|do|action|cgi|cfm)$/;

/** The parts of a path in small letters, without the endings of pages and session ids. */
const partsOf = (path: string): string[] =>
  path
    .toLowerCase()
    .split('/')
    .map((part) => part.replace(/;.*/, '').replace(ending, ''))
    .filter(Boolean);

/** The path behind `#/`, where an application in the browser has its pages. */
const hashPath = ({ hash }: Pick<URL, 'hash'>): string => /^#!?\/(.*)$/.exec(hash)?.[1] ?? '';

/** Parameters of a query that do not select a page. */
const SELECTS_NO_PAGE = /^(?:utm_\w+|fbclid|gclid|lang|language|locale|hl|ref|source)$/i;

/** True for the home page of a website. */
export function isHomePage(url: URL, { home }: Pick<WrongPlaces, 'home'>): boolean {
  const { pathname, searchParams } = url;
  const selectsNoPage = [...searchParams].every(
    ([name, value]) =>
      SELECTS_NO_PAGE.test(name) || value === '' || home.includes(value.toLowerCase()),
  );
  const parts = [...partsOf(pathname), ...partsOf(hashPath(url))];
  return selectsNoPage && parts.every((part) => home.includes(part));
}

/** Pages of a journal, beside its home page, that are no paper. */
const ofJournal = new Set(['about', 'issue', 'archive', 'archives', 'current']);

/**
 * True for the front page of one of several journals of a publisher and for its list of issues: `/index.php/ijtk` and
 * `/index.php/ijtk/issue/archive`, as Open Journal Systems has them.
 */
export function isFrontPage({ pathname }: URL, { home }: Pick<WrongPlaces, 'home'>): boolean {
  const [, rest = ''] = /\/index\.php\/([^?#]*)$/i.exec(pathname) ?? [];
  const [journal = '', ...pages] = partsOf(rest);
  return (
    /^[a-z]{2,12}$/.test(journal) &&
    pages.every((page) => home.includes(page) || ofJournal.has(page))
  );
}

/** The words of a part of an address: `StudentLogin` and `student-login` have two. */
const wordsOf = (part: string): string[] =>
  part
    .replace(/(?<=\p{Ll})(?=\p{Lu})/gu, ' ')
    .toLowerCase()
    .split(/[^\p{L}\d]+/u)
    .filter(Boolean);

/** Words that may follow the name of a sign-in. */
const after = /^(?:page|form|index|user|portal|view|default|home|screen|panel|v?\d)$/;
/** Words of a part that is still the name of a page, and not the title of a text about it. */
const MOST_WORDS = 4;

/** True if this part names the page of a sign-in, such as `login.aspx`, `StudentLogin` or `sign-in`. */
function namesSignIn(part: string, names: readonly string[]): boolean {
  const words = wordsOf(part.replace(/;.*/, '').replace(/\.\w{2,5}$/, ''));
  while (after.test(words.at(-1) ?? '')) words.pop();
  if (words.length > MOST_WORDS) return false;
  return names.some((name) => {
    const own = name.split(' ');
    if (own.length > 1) return words.slice(-own.length).join(' ') === name;
    const last = words.at(-1) ?? '';
    return last === name || (name.length > 4 && last.endsWith(name));
  });
}

/** True for a page that asks for an account. */
export function isSignIn(url: URL, { 'sign-in': { hosts, names, areas } }: WrongPlaces): boolean {
  if (isFileLink(url)) return false;
  const parts = [...url.pathname.split('/'), ...hashPath(url).split('/')].filter(Boolean);
  const [label = ''] = url.hostname.split('.');
  return (
    isOneOf(url, hosts) ||
    names.includes(label) ||
    areas.includes(partsOf(url.pathname)[0] ?? '') ||
    [...url.searchParams.keys()].some((name) => /^return_?url$/i.test(name)) ||
    [...parts, ...url.searchParams.values()].some((part) => namesSignIn(part, names))
  );
}

/** True if the address begins as one of these: `host/path?name`. */
function isListed(url: URL, addresses: readonly string[]): boolean {
  return addresses.some((address) => {
    const [place = '', name] = address.split('?');
    const slash = place.indexOf('/');
    const [host, path] = slash < 0 ? [place, ''] : [place.slice(0, slash), place.slice(slash)];
    const isHost = host.endsWith('.*')
      ? `.${url.hostname}`.includes(`.${host.slice(0, -1)}`)
      : host.startsWith('*.')
        ? url.hostname.endsWith(host.slice(1)) && !url.hostname.startsWith('www.')
        : isOneOf(url, [host]);
    return (
      isHost &&
      url.pathname.toLowerCase().startsWith(path) &&
      (name === undefined || url.searchParams.has(name))
    );
  });
}

/** `profile` for the page of a person, `search` for a list of results; undefined for other addresses. */
export function personOrSearch(url: URL, places: WrongPlaces): 'profile' | 'search' | undefined {
  if (places['selects-paper'].some((name) => url.searchParams.has(name))) return undefined;
  if (isListed(url, places.profiles)) return 'profile';
  return isListed(url, places.searches) ? 'search' : undefined;
}

/** True if a text shows the address of the home page, as a letterhead does. */
function isShown({ host }: URL, text: string): boolean {
  const name = withoutDot(host).replace(/^www\./, '');
  if (name === '') return false;
  const small = text.toLowerCase();
  for (let at = small.indexOf(name); at >= 0; at = small.indexOf(name, at + 1)) {
    const before = small.slice(Math.max(0, at - 5), at).replace(/www\.$/, '');
    const after = small.slice(at + name.length, at + name.length + 3).replace(/^\//, '');
    if (!/[\w@.-]$/.test(before) && !/^(?:[\w/-]|\.\w)/.test(after)) return true;
  }
  return false;
}

/** Characters of a letterhead at the beginning of a text. */
const LETTERHEAD = 300;

/** True for the home page that a text shows, and for an account of social media that its letterhead shows. */
function isOfLetterhead(url: URL, text: string): boolean {
  const parts = partsOf(url.pathname);
  if (parts.length === 0 && url.search === '') return isShown(url, text);
  const address = `${withoutDot(url.host).replace(/^www\./, '')}${url.pathname.replace(/\/$/, '')}`;
  return (
    parts.length === 1 &&
    url.search === '' &&
    text.slice(0, LETTERHEAD).toLowerCase().includes(address.toLowerCase())
  );
}

/** What decides where a link leads. */
export interface LinkContext {
  website: Website;
  /** Hosts of files that the rules name. */
  storageHosts: readonly string[];
  /** Hosts of social media and films. Letterheads name them, so they count only behind words and in sheets. */
  socialHosts: readonly string[];
  /** Hosts of authorities. A link to their rules is not evidence on another website. */
  authorityHosts: readonly string[];
}

/** All links in the evidence of a metric, each once for a file and a purpose. */
export function linksOf(
  metric: Metric,
  { storageHosts, socialHosts, website: { site } }: LinkContext,
): EvidenceLink[] {
  const hosts = [...storageHosts, ...socialHosts];
  const links: EvidenceLink[] = [];
  const add = (addresses: readonly string[], link: Omit<EvidenceLink, 'address' | 'url'>) => {
    for (const address of addresses) {
      const url = urlOf(address, site);
      if (url) links.push({ ...link, address, url });
    }
  };
  add(addressesIn(metric.text, hosts), {
    purpose: 'own',
    label: metric.number,
    edit: metric.edit.replace(/#.*/, '#field-metric_question'),
  });
  for (const { title, files, edit } of metric.sets) {
    add(addressesIn(title, hosts), { purpose: 'own', label: title, edit });
    for (const { text, sheets, name, links: targets } of files) {
      for (const sheet of sheets) addLinksOfSheet(sheet, hosts, add);
      const words =
        sheets.length > 0 ? '' : (text?.pages ?? []).map((page) => page.text).join('\n');
      add(addressesIn(words, storageHosts), { purpose: 'text', label: name, edit });
      for (const address of targets.flatMap(targetAddress)) {
        const url = urlOf(address, site);
        const purpose = url && isOfLetterhead(url, words) ? 'text' : 'unknown';
        add([address], { purpose, label: name, edit });
      }
    }
  }
  for (const sheet of metric.records) addLinksOfSheet(sheet, hosts, add);
  const keyed = links.map((link): [string, EvidenceLink] => [
    `${link.label} ${link.purpose} ${link.url}`,
    link,
  ]);
  // The first of equal links stays.
  return [...new Map(keyed.toReversed()).values()].toReversed();
}

function addLinksOfSheet(
  sheet: EvidenceSheet,
  hosts: readonly string[],
  add: (addresses: readonly string[], link: Omit<EvidenceLink, 'address' | 'url'>) => void,
): void {
  const { template, entries, label, edit } = sheet;
  const purposes: [Purpose, readonly string[]][] = [
    ['own', template?.use['own-links'] ?? []],
    ['page', template?.use.pages ?? []],
    ['website', template?.use.websites ?? []],
  ];
  for (const entry of entries) {
    const place = {
      label: entry.label ?? label,
      ...(entry.label === undefined && { row: entry.row }),
      edit: entry.edit ?? edit,
    };
    const seenWords = new Set<string>();
    for (const [purpose, columns] of purposes)
      for (const column of columns) {
        const words = cellOf(sheet, entry, column) ?? '';
        const target = entry.links?.get(sheet.columns.get(column) ?? -1);
        seenWords.add(words);
        const isAddress =
          /^\/(?!\/)\S*$/.test(words) || bareAddress.test(words) || isOnComputer(words);
        const addresses = [...(isAddress ? [words] : []), ...addressesIn(words, hosts)];
        add(target === undefined ? addresses : targetAddress(target), { ...place, purpose });
      }
    for (const [column, words] of entry.cells.entries()) {
      const target = entry.links?.get(column);
      const addresses = target === undefined ? addressesIn(words, hosts) : targetAddress(target);
      if (!seenWords.has(words.trim())) add(addresses, { ...place, purpose: 'unknown' });
    }
  }
}
