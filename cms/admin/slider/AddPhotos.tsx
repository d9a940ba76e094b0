'use client';
import { Button, toast, useAuth, useBulkUpload, useModal } from '@payloadcms/ui';
import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { editors } from '../../access.ts';
import { post, problemOf } from '../../staff-api/ask.ts';
import { useOptionLabels } from '../use-option-labels.ts';
import { useSay } from '../use-say.ts';

/** Above the list of slider photos: uploads many pictures at once and adds a photo for each. */
export function AddPhotos() {
  const { user } = useAuth();
  const { drawerSlug, setCollectionSlug, setOnSuccess, setSelectableCollections } = useBulkUpload();
  const { openModal } = useModal();
  const router = useRouter();
  const say = useSay();
  const labels = useOptionLabels('photos', 'type');
  const [type, setType] = useState('BANNER_IMAGES');
  if (!editors({ req: { user } })) return null;
  /** One after the other, because visitors see the photos in the order in which they were added. */
  const add = async (images: readonly unknown[]) => {
    let added = 0;
    try {
      for (const image of images) {
        await post('/api/photos', { type, image });
        added += 1;
      }
      toast.success(say('{{count}} photos were added.', { count: added }));
    } catch (error) {
      const others = { count: images.length - added };
      const where = say(
        '{{count}} photos were uploaded but not added. They are under Pictures & files.',
        others,
      );
      toast.error(`${problemOf(error, say)} ${where}`, { duration: Number.POSITIVE_INFINITY });
    }
    router.refresh();
  };
  const choose = () => {
    setCollectionSlug('media');
    setSelectableCollections(null);
    setOnSuccess((uploaded) => void add(uploaded.map(({ doc }) => doc.id)));
    openModal(drawerSlug);
  };
  return (
    <div className="add-photos">
      <Button buttonStyle="secondary" margin={false} onClick={choose}>
        {say('Add many photos')}
      </Button>
      <label>
        {say('Where they appear')}{' '}
        <select name="type" onChange={({ target }) => setType(target.value)} value={type}>
          {[...labels].map(([value, label]) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </select>
      </label>
    </div>
  );
}
