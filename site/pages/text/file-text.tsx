import type { FileText } from '@college/contract/entities';
import { cutFileText, partWith, type TextRange } from '@college/contract/file-text';
import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { FileFacts } from '../../components/file-facts/FileFacts.tsx';
import { FileLink } from '../../components/files/FileLink.tsx';
import { attachmentName, fileName } from '../../components/files/FileName.tsx';
import { LinkTabs } from '../../components/navigation/LinkTabs.tsx';
import { textPath } from '../../components/navigation/page-paths.ts';
import { PageBody, PageHeader } from '../../components/page/PageHeader.tsx';
import { shorten } from '../../components/text/plain-text.ts';
import { type LoaderData, loaderContext, type Meta, useStrings } from '../../context.ts';
import { pageAddress, parsePage } from '../../lists/paging.ts';
import { notFound } from '../../not-found.ts';
import type { Strings } from '../../strings/en.ts';
import styles from './file-text.module.css';

export const query = ['page', 'piece'];

/** Reads the text of a public file: the range of pages that contains the page in the address. */
export async function loader({ params, request, context }: LoaderFunctionArgs) {
  const { call } = context.get(loaderContext);
  const url = new URL(request.url);
  const page = parsePage(url);
  const piece = pieceIn(url);
  const text = await call.getfiletext({ path: params.file ?? '', page, piece });
  if (text === 0) throw notFound();
  const { file, read, page_count } = text;
  // Another backend may answer with all pages at once.
  const parts = text.ranges.length > 0 ? undefined : cutFileText(text.pages);
  const ranges = parts?.map(({ first, last, piece }) => ({ first, last, piece })) ?? text.ranges;
  const at = partWith(ranges, page, piece);
  if (at === -1) throw notFound();
  return { file, read, page_count, pages: parts?.[at]?.pages ?? text.pages, ranges, at };
}

/** Returns the piece of a long page in the address, from 1. */
function pieceIn({ searchParams }: URL): number {
  const text = searchParams.get('piece') ?? '1';
  if (!/^[1-9]\d{0,3}$/.test(text)) throw notFound();
  return Number(text);
}

const titleOf = (file: LoaderData<typeof loader>['file']) => attachmentName(file) ?? fileName(file);

function addressOf(file: LoaderData<typeof loader>['file'], { first, piece }: TextRange): string {
  const address = pageAddress(textPath(file), first);
  if (piece === 1) return address;
  return `${address}${address.includes('?') ? '&' : '?'}piece=${piece}`;
}

function labelOf({ first, last, piece }: TextRange, { fileText }: Strings): string {
  if (piece > 1) return fileText.piece(first, piece);
  return first === last ? `${first}` : `${first}–${last}`;
}

export const meta: Meta<typeof loader> = ({
  data: { file, pages, ranges, at },
  strings,
  college,
}) => {
  const range = at > 0 ? ranges[at] : undefined;
  const title = [titleOf(file), range && labelOf(range, strings)].filter(Boolean).join(', ');
  const [first] = pages[0]?.parts.filter(({ type }) => type === 'text') ?? [];
  const description = strings.fileText.description(title, college);
  return { title, description: first ? `${description} ${shorten(first.text, 100)}` : description };
};

export function Component() {
  const { file, read, page_count, pages, ranges, at } = useLoaderData<LoaderData<typeof loader>>();
  const strings = useStrings();
  const { fileText } = strings;
  const title = titleOf(file);
  const tabs = ranges.map((range, index) => ({
    to: addressOf(file, range),
    label: labelOf(range, strings),
    current: index === at,
  }));
  return (
    <>
      <PageHeader title={title}>
        <p className={styles.about}>
          {fileText[read]}{' '}
          <FileLink file={file} className={styles.file}>
            {fileText.file}
            <span className="visually-hidden">{`: ${title}`}</span> <FileFacts file={file} />
          </FileLink>
        </p>
      </PageHeader>
      <PageBody>
        {tabs.length > 1 && <LinkTabs label={fileText.pages} tabs={tabs} />}
        <FilePages pages={pages} of={page_count} />
      </PageBody>
    </>
  );
}

type Page = FileText['pages'][number];

/** Pages of a file. The number of a page is its id: `#page-3`. */
export function FilePages({ pages, of }: { pages: readonly Page[]; of: number }) {
  const { fileText } = useStrings();
  return (
    <div className={styles.pages}>
      {pages.map(({ number, parts }) => (
        <section key={number} id={`page-${number}`} aria-labelledby={`number-${number}`}>
          <h2 id={`number-${number}`}>{fileText.page(number, of)}</h2>
          {parts.map(({ type, text }, index) => {
            const Part = type === 'heading' ? 'h3' : 'p';
            // biome-ignore lint/suspicious/noArrayIndexKey: what a page says never moves
            return <Part key={index}>{text}</Part>;
          })}
        </section>
      ))}
    </div>
  );
}
