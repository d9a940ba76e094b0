/** All versions of a record: time, person, state, and what each of them changed. */
import { asRecord } from '@college/contract/as-record';
import { Gutter, SetDocumentStepNav } from '@payloadcms/ui';
import type {
  CollectionSlug,
  DocumentViewServerProps,
  FlattenedField,
  GlobalSlug,
  TypeWithVersion,
} from 'payload';
import { hasDraftsEnabled } from 'payload/shared';
import { timeZone } from '../../time-zone/dates.ts';
import { typedMoment } from '../../time-zone/moment.ts';
import { fieldLabelIn, labelIn } from '../../words/languages.ts';
import { say } from '../../words/say.ts';
import { changedFields } from '../unsaved/unsaved-store.ts';

type Version = TypeWithVersion<Record<string, unknown>>;

export async function VersionsView({
  hasPublishedDoc,
  initPageResult: { collectionConfig, docID, globalConfig, req },
  routeSegments,
  versions: { useVersionDrawerCreatedAtCell: isChoosing } = {},
}: DocumentViewServerProps) {
  const { i18n, payload, user } = req;
  const { language, t } = i18n;
  const config = collectionConfig ?? globalConfig;
  if (!config) return null;
  const hasDrafts = hasDraftsEnabled(config);
  const reading = {
    depth: 0,
    locale: 'all',
    overrideAccess: false,
    pagination: false,
    sort: '-updatedAt',
    user,
  } as const;
  const { docs } = collectionConfig
    ? await payload.findVersions({
        collection: collectionConfig.slug as CollectionSlug,
        where: {
          and: [
            { parent: { equals: docID } },
            ...(hasDrafts ? [{ snapshot: { not_equals: true } }] : []),
          ],
        },
        trash: true,
        ...reading,
      })
    : await payload.findGlobalVersions({ slug: config.slug as GlobalSlug, ...reading });
  // Payload types versions by their collection, which is known at run time only.
  const all = docs as unknown as Version[];
  const published = all.find(({ version }) => version._status === 'published');
  const stateOf = ({ id, version: { _status } }: Version, at: number) => {
    if (_status === 'draft') return t(at === 0 ? 'version:currentDraft' : 'version:draft');
    const isPublic = hasPublishedDoc && id === published?.id;
    return t(isPublic ? 'version:currentlyPublished' : 'version:previouslyPublished');
  };
  // In the drawer beside a version, a link chooses the version with which it is compared.
  const addressOf = ({ id }: Version) =>
    isChoosing ? `?versionFrom=${id}` : `/admin/${routeSegments.join('/')}/${id}`;
  const changesOf = (version: Version, before: Version | undefined) => {
    if (!before) return say(language, 'First version');
    const labels = changedBetween(version, before, config.flattenedFields).map((field) =>
      fieldLabelIn(language, field),
    );
    if (isInRecycleBin(version) !== isInRecycleBin(before)) labels.push(t('general:trash'));
    return labels.join(', ');
  };
  const name = collectionConfig ? collectionConfig.labels.plural : globalConfig?.label;
  return (
    <>
      <SetDocumentStepNav
        collectionSlug={collectionConfig?.slug}
        globalSlug={globalConfig?.slug}
        id={docID}
        isTrashed={routeSegments[2] === 'trash'}
        pluralLabel={labelIn(language, name)}
        useAsTitle={collectionConfig?.admin.useAsTitle ?? config.slug}
        view={t('version:versions')}
      />
      <main className="versions">
        <Gutter className="versions__wrap">
          <div className="table">
            <table>
              <thead>
                <tr>
                  <th scope="col">{t('general:updatedAt')}</th>
                  <th scope="col">{say(language, 'Saved by')}</th>
                  {hasDrafts && <th scope="col">{t('version:status')}</th>}
                  <th scope="col">{say(language, 'What was changed')}</th>
                </tr>
              </thead>
              <tbody>
                {all.map((version, at) => {
                  const moment = typedMoment(new Date(version.updatedAt), timeZone());
                  return (
                    <tr key={version.id}>
                      <td>
                        {isInRecycleBin(version) ? (
                          moment
                        ) : (
                          <a href={addressOf(version)}>{moment}</a>
                        )}
                      </td>
                      <td>{String(version.version.saved_by ?? '–')}</td>
                      {hasDrafts && <td>{stateOf(version, at)}</td>}
                      <td>{changesOf(version, all[at + 1])}</td>
                    </tr>
                  );
                })}
              </tbody>
            </table>
          </div>
        </Gutter>
      </main>
    </>
  );
}

const isHidden = ({ admin }: FlattenedField) => Boolean(asRecord(admin).hidden);

/** True for what was saved when the record was moved to the recycle bin. Payload opens no such version. */
const isInRecycleBin = ({ version }: Version) => Boolean(version.deletedAt);

/** The fields in which a version differs from the one before it. */
function changedBetween(
  { version }: Version,
  before: Version,
  fields: readonly FlattenedField[],
): FlattenedField[] {
  const changed = changedFields(version, before.version);
  return fields.filter((field) => Object.hasOwn(changed, field.name) && !isHidden(field));
}
