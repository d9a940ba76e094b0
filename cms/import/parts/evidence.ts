import type { Group } from '@college/contract/entities';
import { metricTypes } from '../../content/quality/evidence-groups.ts';
import { OWN } from '../../content/site-map/added-page.ts';
import type { EvidenceGroup } from '../../payload-types.ts';
import type { Importer } from '../importer.ts';
import { type InAll, mainOf, pairs } from '../source.ts';
import type { AddedPages } from './pages.ts';

const isMetricType = (type: string): type is EvidenceGroup['types'][number] =>
  metricTypes.some(({ value }) => value === type);

/** Imports reports, criteria, questions and files, in the steps of the evidence browser. */
export async function importEvidence(importer: Importer, ownPages: AddedPages): Promise<void> {
  const { source } = importer;
  const shown = {
    IQAC: await source.ask('getgroup', {}),
    SSR: await source.ask('getssrgroup', {}),
  };
  for (const report of ['IQAC', 'SSR'] as const)
    await importReports(importer, shown[report], report, { report });
  // After the first step the calls are those of IQAC.
  for (const [type, own_page] of ownPages)
    await importReports(importer, await source.ask('getowngroup', { type }), 'IQAC', {
      report: OWN,
      own_page,
    });
}

type Report = 'IQAC' | 'SSR';

async function importReports(
  importer: Importer,
  groups: InAll<Group[]> | undefined,
  report: Report,
  target: Pick<EvidenceGroup, 'report' | 'own_page'>,
): Promise<void> {
  const { saveRecord, report: importReport } = importer;
  for (const [index, rows] of pairs(groups).entries()) {
    const types = mainOf(rows).types.filter(isMetricType);
    for (const type of mainOf(rows).types.filter((one) => !isMetricType(one)))
      importReport.skipped(
        'metrics',
        `${type} of ${mainOf(rows).name}`,
        'there are no metrics with this name',
      );
    const group = await saveRecord({
      collection: 'evidence-groups',
      key: `${report} ${mainOf(rows).id}`,
      id: mainOf(rows).id,
      rows,
      data: async ({ name }) => ({
        name,
        ...target,
        types,
        order: (index + 1) * 10,
        _status: 'published' as const,
      }),
    });
    if (group === undefined) continue;
    for (const type of types)
      await importCriteria(importer, report, { from: mainOf(rows).id, group, type });
  }
}

interface Place {
  /** The group's id in the source, and here. */
  from: string;
  group: number;
  type: EvidenceGroup['types'][number];
}

async function importCriteria(
  importer: Importer,
  report: Report,
  { from, group, type }: Place,
): Promise<void> {
  const call = report === 'IQAC' ? 'getsubgroupbygroupidandtype' : 'getssrsubgroupbygroupidandtype';
  const answer = await importer.source.ask(call, { group_id: from, type });
  for (const [index, rows] of pairs(answer).entries()) {
    const criterion = await importer.saveRecord({
      collection: 'evidence-criteria',
      key: `${report} ${mainOf(rows).id}`,
      id: mainOf(rows).id,
      rows,
      data: async (row) => ({
        group,
        type,
        criterion: row.criterion || row.metric_question,
        metric_question: row.metric_question,
        order: (index + 1) * 10,
      }),
    });
    if (criterion !== undefined)
      await importQuestions(importer, report, mainOf(rows).id, criterion);
  }
}

async function importQuestions(
  importer: Importer,
  report: Report,
  from: string,
  criterion: number,
): Promise<void> {
  const call = report === 'IQAC' ? 'getsubsubgroupbysubgroupid' : 'getssrsubsubgroupbysubgroupid';
  const answer = await importer.source.ask(call, { sub_group_id: from });
  for (const rows of pairs(answer)) {
    const question = await importer.saveRecord({
      collection: 'evidence-questions',
      key: `${report} ${mainOf(rows).id}`,
      id: mainOf(rows).id,
      rows,
      data: async ({ sr_no, metric_question }) => ({ criterion, sr_no, metric_question }),
    });
    if (question !== undefined) await importFiles(importer, report, mainOf(rows).id, question);
  }
}

async function importFiles(
  { source, saveRecord }: Importer,
  report: Report,
  from: string,
  question: number,
): Promise<void> {
  const call = report === 'IQAC' ? 'getfilegroupbysubsubgroupid' : 'getssrfilegroupbysubsubgroupid';
  const answer = await source.ask(call, { sub_sub_group_id: from });
  for (const [index, rows] of pairs(answer).entries())
    await saveRecord({
      collection: 'evidence-files',
      key: `${report} ${from} ${index}`,
      rows,
      data: async ({ sr_no, title, upload_info }, { files }) => ({
        question,
        sr_no: sr_no || String(index + 1),
        title: title || sr_no,
        uploads: await files.all(upload_info, title),
        order: (index + 1) * 10,
        _status: 'published' as const,
      }),
    });
}
