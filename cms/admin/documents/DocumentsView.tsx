import { redirect } from 'next/navigation';
import type { AdminViewServerProps } from 'payload';
import { departmentOf, editors, qualityEditors } from '../../access.ts';
import {
  type Barrier,
  type InaccessibleDocument,
  readInaccessibleDocuments,
} from '../../platform/texts/inaccessible-documents.ts';
import { type Sentence, say } from '../../words/say.ts';
import { Help } from '../handbook/Help.tsx';
import { requireUser, Screen } from '../Screen.tsx';

/** Upper bound of lines per office. */
const SHOWN = 50;

const advice: Record<Barrier, Sentence> = {
  scan: 'A scan. Open it, check its text under ‘Text of the file’, and save the text. The checked text is its accessible version.',
  unreadable: 'Locked or damaged. Export it again without a password, and replace the file.',
  untagged:
    'Without tags. Export it from Word or LibreOffice as PDF/UA or PDF/A, with ‘Document structure tags’, and replace the file. Or check its text here and save it.',
  untitled:
    'Without title or language. Set both in the properties of the document, export it again, and replace the file.',
};

/** Screen of public PDFs that not everybody can read, by office, at /admin/documents. */
export async function DocumentsView(view: AdminViewServerProps) {
  const { req } = view.initPageResult;
  const { i18n, payload } = req;
  const user = requireUser(view);
  const own = departmentOf(req);
  if (own === undefined && !qualityEditors({ req })) redirect('/admin');
  const documents = (await readInaccessibleDocuments(payload)).filter(({ office }) =>
    own === undefined ? editors({ req }) || office === 'quality' : office === own,
  );
  const { docs: departments } = await payload.find({
    collection: 'departments',
    user,
    overrideAccess: false,
    select: { dept_name: true },
    pagination: false,
    depth: 0,
  });
  const { language } = i18n;
  const names = new Map<InaccessibleDocument['office'], string>([
    ['college', say(language, 'The college itself')],
    ['quality', say(language, 'Quality assurance')],
    ...departments.map(({ id, dept_name }) => [id, dept_name] as const),
  ]);
  const title = say(language, 'Documents to make accessible');
  return (
    <Screen view={view} className="entry-lists" title={title}>
      <h1>
        {title} <Help task="files-and-albums" />
      </h1>
      <p>
        {say(
          language,
          'Public PDFs that people who use a screen reader, or a small phone, cannot read well.',
        )}
      </p>
      {documents.length === 0 && <p>{say(language, 'All public PDFs are accessible.')}</p>}
      {[...Map.groupBy(documents, ({ office }) => office)].map(([office, all]) => (
        <section key={office}>
          <h2>
            {names.get(office)} ({all.length})
          </h2>
          <ul>
            {all.slice(0, SHOWN).map(({ id, filename, alt, barrier }) => (
              <li key={id}>
                <a href={`/admin/collections/media/${id}`}>{alt || filename}</a>
                <span className="entry-note">{say(language, advice[barrier])}</span>
              </li>
            ))}
          </ul>
          {all.length > SHOWN && (
            <p>
              {say(language, 'Showing {{shown}} of {{total}}.', {
                shown: SHOWN,
                total: all.length,
              })}
            </p>
          )}
        </section>
      ))}
    </Screen>
  );
}
