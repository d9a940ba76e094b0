import type { Payload, Where } from 'payload';
import { asSystem } from '../../access.ts';
import { idOf } from '../../id-of.ts';
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
  const { docs: drafts } = await payload.find({
    ...asSystem,
    collection: 'evidence-files',
    where: { and: [ofReport, { _status: { equals: 'draft' } }] },
    select: { question: true },
    depth: 0,
    pagination: false,
  });
  // A list is filtered by its own fields only (cms/patches/query/own-fields.ts).
  const questions = [...new Set(drafts.map(({ question }) => idOf(question)))];
  return (
    <p>
      {say(language, 'With this report, visitors see {{shown}} of its {{all}} sets of files.', {
        ...{ shown: all - drafts.length, all },
      })}{' '}
      {drafts.length > 0 && (
        <a
          href={`/admin/collections/evidence-files?where[or][0][and][0][_status][equals]=draft&where[or][0][and][1][question][in]=${questions}`}
        >
          {say(language, 'Still drafts: {{count}}', { count: drafts.length })}
        </a>
      )}
    </p>
  );
}
