import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { attachmentName } from '../../components/files/attachment-name.ts';
import { FileFacts, FileLink } from '../../components/files/FileLink.tsx';
import { fileName } from '../../components/files/file-name.ts';
import { textPath } from '../../components/navigation/addresses.ts';
import { LinkTabs } from '../../components/navigation/LinkTabs.tsx';
import { PageBody, PageHeader } from '../../components/page/PageHeader.tsx';
import { shorten } from '../../components/text/plain-text.ts';
import { type LoaderData, loaderContext, type Meta, useStrings } from '../../context.ts';
import { notFound } from '../../layout/errors/not-found.tsx';
import { askedPage, pageAddress } from '../../lists/paging.ts';
import { cutByWeight } from '../../lists/weighted-pages.ts';
import styles from './file-text.module.css';
import { Pages, weightOf } from './Pages.tsx';

export const query = ['page'];

/** Letters that are shown at once. */
const MOST = 12_000;

/** The words of a public file, some pages of it at once: those among which is the page that the address names. */
export async function loader({ params, request, context }: LoaderFunctionArgs) {
  const { call } = context.get(loaderContext);
  const text = await call.getfiletext({ path: params.file ?? '' });
  if (text === 0) throw notFound();
  const parts = cutByWeight(text.pages, weightOf, MOST);
  const ranges = parts.map((part) => {
    const numbers = part.map(({ number }) => number);
    return [Math.min(...numbers), Math.max(...numbers)] as const;
  });
  const asked = askedPage(new URL(request.url));
  const at = ranges.findIndex(([, last]) => asked <= last);
  if (at === -1) throw notFound();
  const { file, read, page_count } = text;
  return { file, read, page_count, pages: parts[at] ?? [], ranges, at };
}

const titleOf = (file: LoaderData<typeof loader>['file']) => attachmentName(file) ?? fileName(file);

export const meta: Meta<typeof loader> = ({ data: { file, pages, at }, strings, college }) => {
  const title = [titleOf(file), at > 0 && pages[0]?.number].filter(Boolean).join(', ');
  const [first] = pages[0]?.parts.filter(({ type }) => type === 'text') ?? [];
  const description = strings.fileText.description(title, college);
  return { title, description: first ? `${description} ${shorten(first.text, 100)}` : description };
};

export function Component() {
  const { file, read, page_count, pages, ranges, at } = useLoaderData<LoaderData<typeof loader>>();
  const { fileText } = useStrings();
  const title = titleOf(file);
  const tabs = ranges.map(([first, last], index) => ({
    to: pageAddress(textPath(file), first),
    label: first === last ? `${first}` : `${first}–${last}`,
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
        <Pages pages={pages} of={page_count} />
      </PageBody>
    </>
  );
}
