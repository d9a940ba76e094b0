import type { Payload, Where } from 'payload';
import { asSystem } from '../../access.ts';
import { say } from '../../words/say.ts';

interface Props {
  payload: Payload;
  language: string;
  report: number;
}

/** Says how many sets of files visitors see with a report. Drafts stay hidden, also when the report is published. */
export async function PublicSets({ payload, language, report }: Props) {
  const ofReport = { 'question.criterion.group': { equals: report } };
  const count = async (where: Where) =>
    (await payload.count({ ...asSystem, collection: 'evidence-files', where })).totalDocs;
  const all = await count(ofReport);
  if (all === 0) return null;
  const drafts = await count({ and: [ofReport, { _status: { equals: 'draft' } }] });
  return (
    <p>
      {say(language, 'With this report, visitors see {{shown}} of its {{all}} sets of files.', {
        ...{ shown: all - drafts, all },
      })}{' '}
      {drafts > 0 && (
        <a
          href={`/admin/collections/evidence-files?where[or][0][and][0][_status][equals]=draft&where[or][0][and][1][question.criterion.group][equals]=${report}`}
        >
          {say(language, 'Still drafts: {{count}}', { count: drafts })}
        </a>
      )}
    </p>
  );
}
