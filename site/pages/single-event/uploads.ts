import type { Upload } from '@college/contract/entities';
import { MOST_PHOTOS } from '../../components/PhotoGrid.tsx';

/** What came with an event: photos as many as the grid holds, and files. Photos beyond that are files, so that none is lost. */
export function splitUploads(uploads: readonly Upload[]): { photos: Upload[]; files: Upload[] } {
  const photos = uploads.filter(({ fileType }) => fileType === 'image').slice(0, MOST_PHOTOS);
  return { photos, files: uploads.filter((upload) => !photos.includes(upload)) };
}
