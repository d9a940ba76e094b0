import { redirect } from 'next/navigation';
import type { AdminViewServerProps } from 'payload';
import { otherLocales } from '../../platform/college-languages.ts';
import { labelIn } from '../../words/languages.ts';
import { say } from '../../words/say.ts';
import { Help } from '../handbook/Help.tsx';
import { requireUser, Screen } from '../Screen.tsx';
import { type Office, readUntranslated } from './read-untranslated.ts';
import { TranslationPills } from './TranslationPills.tsx';

/** Upper bound of lines per office. */
const SHOWN = 50;

/** Screen of missing translations by office, at /admin/untranslated. */
export async function UntranslatedView(view: AdminViewServerProps) {
  const { req, permissions } = view.initPageResult;
  const { i18n, payload } = req;
  const user = requireUser(view);
  if (otherLocales().length === 0) redirect('/admin');
  const offices = await readUntranslated({ payload, user }, permissions);
  const { language } = i18n;
  const title = say(language, 'Missing translations');
  const nameOf = (office: Office) => {
    if (typeof office === 'object') return office.department;
    return say(language, office === 'quality' ? 'Quality assurance' : 'The college itself');
  };
  return (
    <Screen view={view} className="entry-lists" title={title}>
      <h1>
        {title} <Help task="assamese-beside-english" />
      </h1>
      {offices.size === 0 && <p>{say(language, 'Everything is translated.')}</p>}
      {[...offices].map(([office, all]) => (
        <section key={nameOf(office)}>
          <h2>
            {nameOf(office)} ({all.length})
          </h2>
          <ul>
            {all.slice(0, SHOWN).map(({ collection, id, title, words, record }) => (
              <li key={`${collection} ${id}`}>
                <a href={`/admin/collections/${collection}/${id}`}>
                  {title || say(language, 'number {{number}}', { number: id })}
                </a>
                <span className="entry-note">
                  {labelIn(language, payload.collections[collection].config.labels.singular)}
                </span>
                <TranslationPills language={language} record={record} words={words} />
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
