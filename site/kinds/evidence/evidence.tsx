import type { AddedType } from '@college/contract/added-pages';
import type { Upload } from '@college/contract/entities';
import type { PagePath } from '@college/contract/site-map/default';
import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { FileFacts } from '../../components/file-facts/FileFacts.tsx';
import { FileLink, fileAddress, TextLink } from '../../components/files/FileLink.tsx';
import { FileName, fileName } from '../../components/files/FileName.tsx';
import { Link } from '../../components/navigation/Link.tsx';
import { LinkTabs } from '../../components/navigation/LinkTabs.tsx';
import { SectionPage } from '../../components/page/SectionPage.tsx';
import { Picture } from '../../components/pictures/Picture.tsx';
import { datasetThing } from '../../components/structured-data.tsx';
import { Table } from '../../components/tables/Table.tsx';
import { Empty } from '../../components/text/Empty.tsx';
import { type Described, loaderContext, type PageMeta, useStrings } from '../../context.ts';
import { type Kind, kindMeta } from '../kind.ts';
import {
  browseEvidence,
  type EvidenceView,
  filterNames,
  type ReportName,
  type StepQuery,
  stepNames,
} from './browse-evidence.ts';
import { FilterForm, GroupForm } from './EvidenceForms.tsx';
import styles from './evidence.module.css';

/**
 * Makes a page to browse the evidence of a report: group, type, criterion, question, files. Every step has an address.
 */
export const evidenceBrowser =
  (name: ReportName | AddedType): Kind =>
  (path) => ({
    loader: (args) => load(path, name, args),
    meta,
    Component,
    query: [...stepNames, ...Object.values(filterNames)],
    shows: [`evidence/${name}`],
  });

async function load(
  path: PagePath,
  name: ReportName | AddedType,
  { request, context }: LoaderFunctionArgs,
) {
  const { call } = context.get(loaderContext);
  return { path, ...(await browseEvidence(call, name, new URL(request.url))) };
}
type Data = Awaited<ReturnType<typeof load>>;

const meta = ({ data, college, strings }: Described<Data>): PageMeta => {
  const { path, group, type, criterion, question, query, filters } = data;
  const { metrics, allFiles } = strings.evidence;
  const state = [
    group?.name,
    type && metrics(type),
    criterion?.criterion,
    question?.sr_no,
    query.files && allFiles,
  ];
  const searchTexts = Object.values(filters).filter(Boolean);
  const text = question?.metric_question ?? criterion?.metric_question;
  const all = kindMeta(path, strings, { college });
  const pageMeta = kindMeta(path, strings, {
    college,
    state: [...state, ...searchTexts.map((words) => `“${words}”`)],
    text: searchTexts.length > 0 ? '' : text,
  });
  const { about } = strings.evidence;
  const dataset = { name: all.title, description: about(all.title, college), path };
  return { ...pageMeta, thing: (at) => datasetThing(dataset, college, at) };
};

function Component() {
  const data = useLoaderData<Data>();
  const { pages, evidence } = useStrings();
  const { path, groups, group, type } = data;
  const to = (query: StepQuery) => `${path}?${new URLSearchParams(query)}`;
  if (!group)
    return (
      <SectionPage title={pages[path]}>
        <Empty>{evidence.none}</Empty>
      </SectionPage>
    );
  return (
    <SectionPage title={pages[path]}>
      <div className={styles.choices}>
        <GroupForm action={path} groups={groups} group={group.id} />
        {type && (
          <LinkTabs
            label={evidence.types}
            tabs={group.types.map((typeName) => ({
              to: to({ group: group.id, type: typeName }),
              label: evidence.metrics(typeName),
              current: typeName === type,
            }))}
          />
        )}
      </div>
      <p data-print="" className={styles.printed}>
        {[group.name, type && evidence.metrics(type)].filter(Boolean).join(', ')}
      </p>
      <Step data={data} path={path} to={to} />
    </SectionPage>
  );
}

interface StepProps {
  data: EvidenceView;
  path: string;
  to: (query: StepQuery) => string;
}

function Step({ data, path, to }: StepProps) {
  const { evidence } = useStrings();
  const { criterion, question, query, columns, filters, rows, all } = data;
  const { group, type } = query;
  const steps = [
    { to: to({ group, type }), label: evidence.criterion },
    ...(criterion
      ? [
          {
            to: to({ group, type, criterion: criterion.id }),
            label: `${evidence.srNo} (${criterion.criterion})`,
          },
        ]
      : []),
    ...(question ? [{ to: to(query), label: `${evidence.files} (${question.sr_no})` }] : []),
    ...(query.files ? [{ to: to(query), label: evidence.allFiles }] : []),
  ];
  const questionText = question?.metric_question ?? criterion?.metric_question;
  return (
    <>
      {steps.length > 1 && <Steps steps={steps} />}
      <h2 className="visually-hidden">{steps.at(-1)?.label}</h2>
      {questionText && <p className={styles.question}>{questionText}</p>}
      {all > 0 && (
        <div className={styles.tools}>
          <FilterForm
            action={path}
            query={query}
            clear={to(query)}
            {...{ columns, filters, all }}
            shown={rows.length}
          />
          {!question && !query.files && (
            <Link to={to({ ...query, files: 'all' })}>{evidence.allFiles}</Link>
          )}
        </div>
      )}
      {rows.length > 0 ? (
        <Table
          caption={steps.at(-1)?.label ?? ''}
          captionHidden
          columns={columns.map((key) => ({ key, label: evidence[key] }))}
          rows={rows.map((row, index) => ({
            key: row.opens ? to(row.opens) : `${index}`,
            cells: columns.map((column, place) => {
              const text = row.texts[column];
              if (column === 'files') return <EvidenceFiles key={column} files={row.files ?? []} />;
              if (place > 0 || !row.opens) return text;
              return (
                <Link key={column} to={to(row.opens)} className={styles.opens}>
                  {text || evidence.view}
                </Link>
              );
            }),
          }))}
        />
      ) : (
        <Empty>{evidence.none}</Empty>
      )}
    </>
  );
}

/** Links back to earlier steps; the last item is the current step. */
function Steps({ steps }: { steps: readonly { to: string; label: string }[] }) {
  const { evidence } = useStrings();
  return (
    <nav aria-label={evidence.steps} data-printed="">
      <ol className={styles.steps}>
        {steps.map(({ to, label }, index) =>
          index === steps.length - 1 ? (
            <li key={to} aria-current="step">
              {label}
            </li>
          ) : (
            <li key={to}>
              <Link to={to}>{label}</Link>
            </li>
          ),
        )}
      </ol>
    </nav>
  );
}

/** Maximum number of letters. */
const MAX_NAME = 30;

/**
 * The files of a question: pictures as pictures, others behind View. Long names are cut, but complete for screen
 * readers.
 */
function EvidenceFiles({ files }: { files: readonly Upload[] }) {
  if (files.length === 0) return null;
  return (
    <ul className={styles.files}>
      {files.map((file) => (
        <li key={fileAddress(file)}>
          <File file={file} />
          <TextLink file={file} title={fileName(file)} />
        </li>
      ))}
    </ul>
  );
}

function File({ file }: { file: Upload }) {
  const { evidence } = useStrings();
  const name = (
    <span className={styles.name}>
      <FileName file={file} longest={MAX_NAME} /> <FileFacts file={file} />
    </span>
  );
  if (file.fileType === 'image')
    return (
      <FileLink file={file} className={styles.picture}>
        <Picture src={fileAddress(file)} alt={file.alt ?? ''} sizes="10rem" />
        {name}
      </FileLink>
    );
  return (
    <FileLink file={file} className={styles.view}>
      {evidence.view} {name}
    </FileLink>
  );
}
