import { type Notice, Upload } from '@college/contract/entities';
import { MOST_PHOTOS } from '../../components/PhotoGrid.tsx';

/**
 * What came with an event besides the photo at its head: photos, as many as the grid holds, and files. Photos beyond
 * that are files, so that none is lost.
 */
export function filesOf({ featured_photo, upload_info }: Notice): {
  photos: Upload[];
  files: Upload[];
} {
  const [head, ...featured] = featured_photo;
  const pictures = featured.map((photo) => Upload.parse({ ...photo, fileType: 'image' }));
  const known = new Set([head?.url]);
  const all = [...pictures, ...upload_info].filter(({ fileType, url }) => {
    if (fileType !== 'image') return true;
    return known.size < known.add(url).size;
  });
  const photos = all.filter(({ fileType }) => fileType === 'image').slice(0, MOST_PHOTOS);
  return { photos, files: all.filter((file) => !photos.includes(file)) };
}
