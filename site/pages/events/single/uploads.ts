import { type Notice, Upload } from '@college/contract/entities';
import { MOST_PHOTOS } from '../../../components/pictures/PhotoGrid.tsx';

/** What came with an event besides the photo at its head: its other photos, then its uploads, each picture once. */
export function uploadsOf({ featured_photo: [head, ...featured], upload_info }: Notice): Upload[] {
  const pictures = featured.map((photo) => Upload.parse({ ...photo, fileType: 'image' }));
  const shown = new Set([head?.url]);
  return [...pictures, ...upload_info].filter(({ fileType, url }) => {
    const isNew = fileType !== 'image' || !shown.has(url);
    shown.add(url);
    return isNew;
  });
}

/** Photos as many as the grid holds, and files. Photos beyond that are files, so that none is lost. */
export function splitUploads(uploads: readonly Upload[]): { photos: Upload[]; files: Upload[] } {
  const photos = uploads.filter(({ fileType }) => fileType === 'image').slice(0, MOST_PHOTOS);
  return { photos, files: uploads.filter((upload) => !photos.includes(upload)) };
}
