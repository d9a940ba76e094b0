import { Button, Pill } from '@payloadcms/ui';
import type { ServerProps } from 'payload';
import { asSystem, editors, qualityEditors } from '../../access.ts';
import { idOf } from '../../id-of.ts';
import { findingsIn } from '../../rehearsal/finding.ts';
import { readRehearsal, rehearsalsOf } from '../../rehearsal/rehearsals.ts';
import { dateText } from '../../time-zone/dates.ts';
import { say } from '../../words/say.ts';
import type { Viewer } from '../viewer.ts';

/** The newest annual report on the dashboard of the quality cell: its evidence and its rehearsal. */
export async function ReportOfYear({ i18n, payload, user }: Viewer & Pick<ServerProps, 'i18n'>) {
  const { language } = i18n;
  const asker = { req: { user } };
  if (!qualityEditors(asker) || editors(asker)) return null;
  const report = await readReport({ payload, user });
  return (
    <section aria-labelledby="report-of-year" className="dashboard-card report-of-year">
      <h2 id="report-of-year">{say(language, 'Report of the year')}</h2>
      {report ? (
        <>
          {/* Payload's pill is a block, before which a browser would end a paragraph. */}
          <div>
            <strong>{report.name}</strong>{' '}
            <Pill size="small">
              {i18n.t(report.isPublished ? 'version:published' : 'version:draft')}
            </Pill>
          </div>
          <progress
            aria-labelledby="report-progress"
            max={report.questions}
            value={report.proved}
          />
          <p id="report-progress">
            {say(language, 'Metrics with evidence: {{proved}} of {{questions}}', {
              proved: report.proved,
              questions: report.questions,
            })}
          </p>
          <p>
            {report.rehearsal
              ? say(language, 'Findings of the rehearsal of {{date}}: {{count}}', report.rehearsal)
              : say(language, 'There is no rehearsal of this report yet.')}
          </p>
          <p className="dashboard-card__actions">
            <Button
              el="anchor"
              margin={false}
              url={`/admin/collections/evidence-groups/${report.id}`}
            >
              {say(language, 'Open the report')}
            </Button>
            <Button
              buttonStyle="secondary"
              el="anchor"
              margin={false}
              url={`/admin/collections/rehearsals?report=${report.id}`}
            >
              {say(language, 'Verification rehearsal')}
            </Button>
            <Button
              buttonStyle="secondary"
              el="anchor"
              margin={false}
              url={`/admin/evidence-sheets?report=${report.id}`}
            >
              {say(language, 'Data templates')}
            </Button>
          </p>
        </>
      ) : (
        <p>{say(language, 'There is no report yet. Add one under Reports first.')}</p>
      )}
    </section>
  );
}

/** The counts are read as the system, because accounts cannot query by fields of other lists. */
async function readReport({ payload, user }: Viewer) {
  const { docs } = await payload.find({
    collection: 'evidence-groups',
    where: { report: { equals: 'IQAC' } },
    draft: true,
    // The website lists the newest report first.
    sort: ['order', '-createdAt'],
    limit: 1,
    pagination: false,
    depth: 0,
    user,
    overrideAccess: false,
  });
  const [report] = docs;
  if (!report) return undefined;
  const { id, name, _status } = report;
  const [questions, files, [rehearsal]] = await Promise.all([
    payload.count({
      ...asSystem,
      collection: 'evidence-questions',
      where: { 'criterion.group': { equals: id } },
    }),
    payload.find({
      ...asSystem,
      collection: 'evidence-files',
      where: { 'question.criterion.group': { equals: id } },
      select: { question: true },
      pagination: false,
      depth: 0,
    }),
    rehearsalsOf(payload, id),
  ]);
  return {
    ...{ id, name, isPublished: _status === 'published' },
    questions: questions.totalDocs,
    proved: new Set(files.docs.map(({ question }) => idOf(question))).size,
    rehearsal: rehearsal?.state === 'done' ? await resultOf(payload, rehearsal.id) : undefined,
  };
}

async function resultOf(payload: Viewer['payload'], id: number) {
  const rehearsal = await readRehearsal(payload, id);
  const findings = findingsIn(rehearsal);
  return findings && { date: dateText(rehearsal.createdAt), count: findings.length };
}
