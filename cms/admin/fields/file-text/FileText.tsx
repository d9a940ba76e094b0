import type { UIFieldServerProps } from 'payload';
import { asSystem, mayChange } from '../../../access.ts';
import { sameTransaction } from '../../../platform/database/transaction.ts';
import { isOldOfficeFile } from '../../../platform/texts/readable-files.ts';
import { textPages } from '../../../platform/texts/text-pages.ts';
import { say } from '../../../words/say.ts';
import { FileTextForm } from './FileTextForm.tsx';
import { notReadable, sentencesOf } from './sentences.ts';

type Props = Pick<UIFieldServerProps, 'data' | 'req'> & { id?: number | string };

/** Text of a file in its form, for people who cannot see the file. It can be corrected. */
export async function FileText({ id, data, req }: Props) {
  if (id === undefined) return null;
  const { docs } = await req.payload.find({
    collection: 'document-texts',
    where: { file: { equals: Number(id) } },
    pagination: false,
    depth: 0,
    req: await sameTransaction(req),
    ...asSystem,
  });
  const [row] = docs;
  const { language } = req.i18n;
  if (!row && isOldOfficeFile(`${data.filename}`))
    return (
      <section className="field-type file-text">
        <h2>{say(language, 'Text of the file')}</h2>
        <p>{say(language, notReadable)}</p>
      </section>
    );
  if (!row) return null;
  const isDone = row.state !== 'waiting' && row.state !== 'reading';
  return (
    <section className="field-type file-text">
      <h2>{say(language, 'Text of the file')}</h2>
      {sentencesOf(row).map((sentence) => (
        <p key={sentence}>{say(language, sentence)}</p>
      ))}
      {isDone && (await mayChange(req, 'media', Number(id))) && (
        <FileTextForm
          file={Number(id)}
          filename={row.filename}
          pages={textPages.readIfKnown(row) ?? []}
        />
      )}
    </section>
  );
}
