import type { FeaturedNotification } from '@college/contract/entities';
import { Picture } from '../../components/pictures/Picture.tsx';
import { excerpt } from '../../components/text/clean.ts';
import { RichText } from '../../components/text/RichText.tsx';
import { useStrings } from '../../context.ts';
import { Dialog } from './Dialog.tsx';

const DELAY = 5000;

export function FeaturedPopup({ featured }: { featured: FeaturedNotification | undefined }) {
  const { home } = useStrings();
  if (!featured) return null;
  return (
    <Dialog id="featured" title={home.featured} openAfter={DELAY}>
      {featured.upload_info_url.map((url) => (
        <Picture key={url} src={url} alt={excerpt(featured.description, 80)} sizes="32rem" />
      ))}
      <RichText html={featured.description} />
    </Dialog>
  );
}
