import type { BeforeListTableServerProps, PayloadRequest } from 'payload';
import { formats } from '../../sheets/export/write.ts';
import { mayIn, wholeListNamed } from '../../sheets/lists.ts';

type Props = Pick<BeforeListTableServerProps, 'collectionSlug' | 'i18n' | 'payload' | 'user'>;

/** Import and export links above a list. */
export async function ListSheets({ collectionSlug, i18n, payload, user }: Props) {
  const name = wholeListNamed(String(collectionSlug), payload);
  if (!name || !user) return null;
  const req = { payload, user } as PayloadRequest;
  const say = (word: string, values?: Record<string, string>) =>
    i18n.t(`sheets:${word}` as never, values);
  const mayImport = await mayIn(req, name, 'import');
  if (!mayImport && !(await mayIn(req, name, 'export'))) return null;
  const { routes } = payload.config;
  return (
    <p className="sheets__buttons">
      {mayImport && <a href={`${routes.admin}/sheets?list=${name.name}`}>{say('importLabel')}</a>}
      {Object.keys(formats).map((format) => (
        <a href={`${routes.api}/sheets/export?list=${name.name}&format=${format}`} key={format}>
          {say('exportAs', { format: format === 'xlsx' ? 'Excel' : 'CSV' })}
        </a>
      ))}
    </p>
  );
}
