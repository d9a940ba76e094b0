import { redirect } from 'next/navigation';
import type { AdminViewServerProps } from 'payload';
import { qualityEditors } from '../../access.ts';
import {
  readTemplate,
  type Template,
  type TemplateId,
  templateIds,
} from '../../duties/evidence-templates.ts';
import { yearText } from '../../evidence-records/template-workbook.ts';
import { academicYearOf } from '../../reading/academic-year.ts';
import type { Period } from '../../reading/written-years.ts';
import { findReport, periodOf } from '../../rehearsal/report.ts';
import { today } from '../../time-zone/dates.ts';
import { type Sentence, say } from '../../words/say.ts';
import { Help } from '../handbook/Help.tsx';
import { requireUser, Screen } from '../Screen.tsx';
import { ChooseSheet } from './ChooseSheet.tsx';

const titles: Record<TemplateId, Sentence> = {
  projects: 'Research projects',
  seminars: 'Seminars and workshops',
  papers: 'Papers in journals',
  books: 'Books and chapters',
  extension: 'Extension activities',
  mous: 'MoUs and linkages',
  seats: 'Seats and admissions',
  'reserved-seats': 'Seats and admissions by category',
  results: 'Results of the final year',
  'add-on-courses': 'Add-on and certificate courses',
  'financial-support': 'Financial support of teachers',
  'development-programmes': 'Development programmes of teachers',
  teachers: 'Teachers with their posts and experience',
  'full-time-teachers': 'Full-time teachers',
  'e-governance': 'E-governance',
};

/** Number of years to choose from. */
const OFFERED = 10;

/** Years that a report for NAAC asks for, if none is given: the last five that are complete. */
const COMPLETE = [1, 2, 3, 4, 5];

/** Years to choose from, the current one first, and those of the report ticked. */
function yearsOf(kind: Template['year'], period: Period | undefined) {
  const date = today(new Date());
  const current = kind === 'calendar' ? Number(date.slice(0, 4)) : academicYearOf(date);
  const first = Math.min(current - OFFERED + 1, period?.first ?? current);
  return Array.from({ length: current - first + 1 }, (_, at) => {
    const value = current - at;
    const isTicked = period ? period.first <= value && value <= period.last : COMPLETE.includes(at);
    return { value, label: yearText(kind, value), isTicked };
  });
}

/** The years of the report whose form led here. */
async function periodAsked({ initPageResult, searchParams }: AdminViewServerProps) {
  const { payload } = initPageResult.req;
  const report = await findReport(payload, String(searchParams?.report ?? ''));
  return report && periodOf(report);
}

/** Numbers of the metrics in the manuals. */
const metricText = ({ metrics }: Template): string =>
  metrics.map(({ number }) => number).join(' / ');

/** Screen that downloads records as data templates, at /admin/evidence-sheets. */
export async function EvidenceSheetsView(view: AdminViewServerProps) {
  const { req } = view.initPageResult;
  const { language } = req.i18n;
  requireUser(view);
  if (!(await qualityEditors({ req }))) redirect('/admin');
  const templates = templateIds().map((id) => ({ id, template: readTemplate(id) }));
  const title = say(language, 'Data templates');
  const period = await periodAsked(view);
  return (
    <Screen view={view} className="sheets" title={title}>
      <h1>
        {title} <Help task="quality" />
      </h1>
      <ChooseSheet
        templates={templates.map(({ id, template }) => ({
          id,
          title: `${say(language, titles[id])} (${metricText(template)})`,
          kind: template.year,
        }))}
        years={{ calendar: yearsOf('calendar', period), academic: yearsOf('academic', period) }}
      />
    </Screen>
  );
}
