import { redirect } from 'next/navigation';
import type { AdminViewServerProps } from 'payload';
import { say } from '../../../words/say.ts';
import { Help } from '../../handbook/Help.tsx';
import { requireUser, Screen } from '../../Screen.tsx';
import { ImportEvidence } from './ImportEvidence.tsx';
import { readQuestions } from './read-report.ts';

/** Screen that imports many PDFs as evidence of a report, at /admin/evidence?report=7. */
export async function EvidenceView(view: AdminViewServerProps) {
  const { req, permissions } = view.initPageResult;
  const { i18n, payload } = req;
  const user = requireUser(view);
  if (!permissions.collections?.['evidence-files']?.create) redirect('/admin');
  const { docs } = await payload.find({
    collection: 'evidence-groups',
    user,
    overrideAccess: false,
    draft: true,
    depth: 0,
    pagination: false,
    sort: ['report', 'order'],
  });
  const reports = docs.map(({ id, name }) => ({ id, name }));
  const report = reports.find(({ id }) => id === Number(view.searchParams?.report));
  const title = say(i18n.language, 'Evidence from many PDFs');
  return (
    <Screen view={view} className="sheets" title={title}>
      <h1>
        {title} <Help task="evidence-at-once" />
      </h1>
      <ImportEvidence
        key={report?.id}
        questions={report ? await readQuestions(report.id, req) : []}
        report={report?.id}
        reports={reports}
      />
    </Screen>
  );
}
