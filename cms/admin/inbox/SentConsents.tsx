import type { UIFieldServerProps } from 'payload';
import { readConsents, type Submissions } from '../../submissions/consents.ts';
import { dateText } from '../../time-zone/dates.ts';
import { say } from '../../words/say.ts';

/** Lists the consents of the sender, and says which question the office asks before it approves. */
export function SentConsents({
  data,
  req,
  collectionSlug,
}: Pick<UIFieldServerProps, 'data' | 'req'> & { collectionSlug: Submissions }) {
  const { language } = req.i18n;
  const consents = readConsents(collectionSlug, data);
  if (!consents)
    return (
      <p className="field-type entry-note">
        {say(language, 'Sent without the boxes of the website’s form.')}
      </p>
    );
  const has = (name: string) => consents.some((consent) => consent.name === name);
  return (
    <div className="field-type">
      <p className="field-label">{say(language, 'The sender agreed to')}</p>
      <ul>
        {consents.map(({ name, text, locale, at }) => (
          <li key={name}>
            <span lang={locale}>{text}</span> <small>({dateText(at)})</small>
          </li>
        ))}
      </ul>
      {collectionSlug === 'messages' && !has('of_age') && (
        <p role="note">
          {say(
            language,
            'The sender did not say that they are 18 or older. Ask a parent or guardian before you approve.',
          )}
        </p>
      )}
      {collectionSlug === 'alumni-registrations' && !has('consent_publish') && (
        <p role="note">
          {say(
            language,
            'The sender did not agree to be shown on the website. If you approve, the registration is kept and not shown.',
          )}
        </p>
      )}
    </div>
  );
}
