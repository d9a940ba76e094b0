import type { UIFieldServerProps } from 'payload';
import { say } from '../../words/say.ts';

/** Photos of a submission. Only moderators and administrators can open them. */
export async function SentPhotos({ data, req }: Pick<UIFieldServerProps, 'data' | 'req'>) {
  const photos: unknown[] = Array.isArray(data?.photos) ? data.photos : [];
  const ids = photos.flatMap((photo) =>
    typeof photo === 'number' ? photo : ((photo as { id?: number } | null)?.id ?? []),
  );
  if (ids.length === 0) return null;
  const { docs } = await req.payload.find({
    collection: 'submitted-photos',
    where: { id: { in: ids } },
    overrideAccess: false,
    user: req.user,
    depth: 0,
    pagination: false,
  });
  return (
    <div className="field-type">
      {docs.map(({ id, url, width, height }) => (
        <a href={url ?? ''} key={id} rel="noreferrer" target="_blank">
          {/* biome-ignore lint/performance/noImgElement: Next would cache a private photo */}
          <img
            alt={say(req.i18n.language, 'Photo from the sender')}
            height={height ?? undefined}
            src={url ?? ''}
            style={{ display: 'block', width: '100%', height: 'auto', borderRadius: '4px' }}
            width={width ?? undefined}
          />
        </a>
      ))}
    </div>
  );
}
