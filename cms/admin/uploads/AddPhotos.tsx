'use client';
import { toast, useAuth } from '@payloadcms/ui';
import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { editors } from '../../access.ts';
import { post } from '../../staff-api/ask.ts';
import { useOptionLabels } from '../use-option-labels.ts';
import { useSay } from '../use-say.ts';
import { UploadFiles } from './UploadFiles.tsx';

/** Above the list of slider photos: uploads many pictures at once and adds a photo for each. */
export function AddPhotos() {
  const { user } = useAuth();
  const router = useRouter();
  const say = useSay();
  const labels = useOptionLabels('photos', 'type');
  const [type, setType] = useState('BANNER_IMAGES');
  if (!editors({ req: { user } })) return null;
  return (
    <div className="add-photos">
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
      <UploadFiles
        onEnd={(count) => {
          toast.success(say('{{count}} photos were added.', { count }));
          router.refresh();
        }}
        onlyPictures
        onUploaded={(image) => post('/api/photos', { type, image })}
      />
    </div>
  );
}
