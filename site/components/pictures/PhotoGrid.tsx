import type { Upload } from '@college/contract/entities';
import { useStrings } from '../../context.ts';
import { FileLink, fileAddress, TextLink } from '../files/FileLink.tsx';
import { ScrollBox } from '../tables/ScrollBox.tsx';
import styles from './PhotoGrid.module.css';
import { Picture } from './Picture.tsx';

/** Ten rows of three photos, as PhotoGrid.module.css lays them out. */
export const MAX_PHOTOS = 30;

interface Props {
  photos: readonly Upload[];
  /** Title of the album, for screen readers. */
  title: string;
}

/** Photos in a box that scrolls; each opens in full size. */
export function PhotoGrid({ photos, title }: Props) {
  const { events } = useStrings();
  return (
    <ScrollBox className={styles.box} label={`${events.photos}: ${title}`}>
      <Photos photos={photos} />
    </ScrollBox>
  );
}

/** Photos in `--columns` columns. */
export function Photos({ photos }: Pick<Props, 'photos'>) {
  const { events } = useStrings();
  return (
    <ul className={styles.grid} data-lightbox="">
      {photos.map((photo, index) => {
        const alt = photo.alt || `${events.photos} ${index + 1}`;
        return (
          <li key={fileAddress(photo)}>
            <FileLink file={photo} className={styles.photo}>
              <Picture src={fileAddress(photo)} alt={alt} sizes="(min-width: 60rem) 16rem, 33vw" />
            </FileLink>
            <TextLink file={photo} title={alt} />
          </li>
        );
      })}
    </ul>
  );
}
