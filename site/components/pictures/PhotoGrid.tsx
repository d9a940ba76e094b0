import type { Upload } from '@college/contract/entities';
import { useStrings } from '../../context.ts';
import { FileLink, fileAddress, TextLink } from '../files/FileLink.tsx';
import { ScrollBox } from '../tables/ScrollBox.tsx';
import styles from './PhotoGrid.module.css';
import { Picture } from './Picture.tsx';

/** Ten rows of three; PhotoGrid.module.css lays the three. */
export const MAX_PHOTOS = 30;

interface Props {
  photos: readonly Upload[];
  /** Title of what they show. */
  title: string;
}

/** Photos side by side in a box that scrolls when they are many; each opens in full. */
export function PhotoGrid({ photos, title }: Props) {
  const { events } = useStrings();
  return (
    <ScrollBox className={styles.box} label={`${events.photos}: ${title}`}>
      <Photos photos={photos} />
    </ScrollBox>
  );
}

/** Photos in as many columns as `--columns` says around them. */
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
