import type { UIFieldServerProps } from 'payload';
import { nextYear } from '../../../staff-api/reports/copy.ts';
import { say } from '../../../words/say.ts';
import { PublicSets } from '../../rehearsal/PublicSets.tsx';
import { ReportButtons } from './ReportButtons.tsx';

type Props = Pick<UIFieldServerProps, 'data' | 'req'> & { id?: number | string };

/** Actions for a whole report, in its form once it is saved. */
export function ReportActions({ data, id, req }: Props) {
  const { language } = req.i18n;
  if (id === undefined) return null;
  const next = nextYear(String(data?.name ?? ''));
  return (
    <section className="field-type report-actions">
      <h2>{say(language, 'Actions for the whole report')}</h2>
      <p className="sheets__buttons">
        <a href={`/admin/evidence?report=${id}`}>{say(language, 'Import many PDFs')}</a>
        <a href={`/admin/collections/rehearsals?report=${id}`}>
          {say(language, 'Verification rehearsal')}
        </a>
        <a href={`/admin/evidence-sheets?report=${id}`}>{say(language, 'Data templates')}</a>
        <a href={`/admin/arrange?list=evidence-criteria&of=${id}`}>
          {say(language, 'Order of the criteria')}
        </a>
        <a href={`/admin/arrange?list=evidence-files&of=${id}`}>
          {say(language, 'Order of the sets')}
        </a>
      </p>
      <PublicSets language={language} payload={req.payload} report={Number(id)} />
      <ReportButtons id={Number(id)} next={next} />
    </section>
  );
}
