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

/** Years to choose from, the current one first. */
function yearsOf(kind: Template['year']) {
  const date = today(new Date());
  const current = kind === 'calendar' ? Number(date.slice(0, 4)) : academicYearOf(date);
  return Array.from({ length: OFFERED }, (_, at) => ({
    value: current - at,
    label: yearText(kind, current - at),
  }));
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
        years={{ calendar: yearsOf('calendar'), academic: yearsOf('academic') }}
      />
    </Screen>
  );
}
