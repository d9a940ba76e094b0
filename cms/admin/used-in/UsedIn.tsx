import type { CollectionSlug, UIFieldServerProps } from 'payload';
import { labelIn } from '../../words/languages.ts';
import { say } from '../../words/say.ts';
import { ScreenLink } from '../ScreenLink.tsx';
import { readUses } from './read-uses.ts';

type Props = Pick<UIFieldServerProps, 'req'> & {
  collectionSlug?: string;
  id?: number | string;
};

/** Shows where a record is used, before it is changed or deleted. */
export async function UsedIn({ collectionSlug, id, req }: Props) {
  if (collectionSlug === undefined || id === undefined) return null;
  const uses = await readUses(collectionSlug as CollectionSlug, Number(id), req);
  if (uses.length === 0) return null;
  const { language } = req.i18n;
  return (
    <section className="field-type used-in">
      <h2>{say(language, 'Used in')}</h2>
      <ul>
        {uses.map(({ label, total, first }) => (
          <li key={labelIn(language, label)}>
            {labelIn(language, label)} ({total}){first.length > 0 && ': '}
            {first.map(({ href, title }, i) => (
              <span key={href}>
                {i > 0 && ', '}
                <ScreenLink
                  href={href}
                  viewer={{ payload: req.payload, user: req.user ?? undefined }}
                >
                  {title}
                </ScreenLink>
              </span>
            ))}
            {first.length > 0 && total > first.length && ' …'}
          </li>
        ))}
      </ul>
    </section>
  );
}
