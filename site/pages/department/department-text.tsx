import type { DepartmentFileType } from '@college/contract/codes';
import type { DepartmentFile } from '@college/contract/entities';
import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { DateBlock } from '../../components/dates/DateBlock.tsx';
import { Attachments } from '../../components/files/Attachments.tsx';
import { fileAddress, TextLink } from '../../components/files/FileLink.tsx';
import { PageNumbers } from '../../components/navigation/LinkTabs.tsx';
import { departmentPath } from '../../components/navigation/page-paths.ts';
import { PageBody } from '../../components/page/PageHeader.tsx';
import { FileView } from '../../components/pictures/FileView.tsx';
import { Lightbox } from '../../components/pictures/Lightbox.tsx';
import { PhotoGrid } from '../../components/pictures/PhotoGrid.tsx';
import { courseThing } from '../../components/structured-data.tsx';
import { excerpt, hasText } from '../../components/text/clean-html.ts';
import { Empty } from '../../components/text/Empty.tsx';
import { RichText } from '../../components/text/RichText.tsx';
import {
  type LoaderData,
  loaderContext,
  type Meta,
  type PageModule,
  useStrings,
} from '../../context.ts';
import { getPart, pageAddress, splitByWeight } from '../../lists/paging.ts';
import { splitUploads } from '../events/EventText.tsx';
import { readProgrammes } from '../programmes/programmes.tsx';
import { departmentMeta, type Label, readDepartment } from '../read-department.ts';
import styles from './department-text.module.css';

export interface Content {
  label: Label;
  /** Heading above the files, if they follow a text. */
  filesLabel?: Label;
  /** Field with the text. */
  text?: 'vision' | 'courses' | 'research' | 'online_classes' | 'activity';
  /** Type of the files. */
  files?: DepartmentFileType;
}
const MAX_WEIGHT = 30;

async function load(
  args: LoaderFunctionArgs,
  path: string,
  { label, filesLabel, text, files: type }: Content,
) {
  const department = await readDepartment(args);
  const { dept_code } = department;
  const { call } = args.context.get(loaderContext);
  const files = type ? await call.getdepartmentfilebytype({ dept_code, type }) : [];
  const part = getPart(splitByWeight(files, fileWeight, MAX_WEIGHT), new URL(args.request.url));
  const address = `${departmentPath(dept_code)}/${path}`;
  const html = text && part.page === 1 ? department[text] : '';
  return { department, label, filesLabel, address, html, ...part };
}
const loader = (args: LoaderFunctionArgs) => load(args, '', { label: 'about' });

const meta: Meta<typeof loader> = (args) => {
  const { data, strings } = args;
  const { label, html, page } = data;
  const name = strings.department[label];
  const numbered = page > 1 ? `${name}, ${strings.notices.pageNumber(page)}` : name;
  const common = departmentMeta(numbered, args);
  const courses = label === 'courses' ? readProgrammes(data.department) : [];
  return {
    ...common,
    description: excerpt(html) || common.description,
    ...(courses.length > 0 && {
      thing: (at) => courses.map((course) => courseThing(course, args.college, at)),
    }),
  };
};

function Component() {
  const { label, filesLabel, address, html, items, page, pages } =
    useLoaderData<LoaderData<typeof loader>>();
  const words = useStrings().department;
  return (
    <PageBody dates={items.map(({ date }) => date)}>
      <h1>{words[label]}</h1>
      <div className={styles.content}>
        {hasText(html) && <RichText html={html} top={2} />}
        {items.length > 0 && filesLabel && <h2>{words[filesLabel]}</h2>}
        {items.length > 0 && <FileEntries files={items} level={filesLabel && 'h3'} />}
        {items.length === 0 && !hasText(html) && <Empty>{words.none}</Empty>}
      </div>
      <PageNumbers address={(number) => pageAddress(address, number)} page={page} pages={pages} />
    </PageBody>
  );
}

/** Makes a page with a text of the department, its files of one type, or both. */
export const departmentText =
  (content: Content) =>
  (path: string): PageModule => ({
    loader: (args) => load(args, path, content),
    meta,
    Component,
    query: ['page'],
  });

/**
 * Types of files to look at: pictures side by side, others behind 'View File'. Files of other types are attachments.
 */
const viewedTypes: readonly DepartmentFileType[] = ['WALL_MAGAZINE', 'ACHIEVEMENTS'];

/** Returns the weight of an entry; a short one weighs 1. */
const fileWeight = ({ description, upload_info }: DepartmentFile): number =>
  1 + description.length / 600 + upload_info.length / 4;

interface Props {
  files: readonly DepartmentFile[];
  /** Heading level of the titles. */
  level?: 'h2' | 'h3';
}

/** Files of a department, newest first: date, title, text and files. */
function FileEntries({ files, level: Heading = 'h2' }: Props) {
  return (
    <>
      <ul className={styles.entries}>
        {files.map((file) => (
          <li key={file.id}>
            <article className={styles.entry}>
              <DateBlock date={file.date} />
              <div className={styles.body}>
                <Heading className={styles.title}>{file.title}</Heading>
                {hasText(file.description) && <RichText html={file.description} />}
                {viewedTypes.includes(file.type) ? (
                  <Papers file={file} />
                ) : (
                  <Attachments
                    files={file.upload_info}
                    title={file.title}
                    download={file.type === 'CO_PO'}
                  />
                )}
              </div>
            </article>
          </li>
        ))}
      </ul>
      {files.some(({ type }) => viewedTypes.includes(type)) && <Lightbox />}
    </>
  );
}

function Papers({ file: { title, upload_info } }: { file: DepartmentFile }) {
  const { photos, files } = splitUploads(upload_info);
  const [only] = photos.length === 1 ? photos : [];
  return (
    <>
      {photos.length > 1 && <PhotoGrid photos={photos} title={title} />}
      {[...(only ? [only] : []), ...files].map((paper) => (
        <div key={fileAddress(paper)} className={styles.paper}>
          <FileView file={paper} title={title} />
          <TextLink file={paper} title={paper.alt || title} />
        </div>
      ))}
    </>
  );
}
