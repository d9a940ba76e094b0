'use client';
import { Banner, useFormFields, useTranslation } from '@payloadcms/ui';
import { useEffect, useState } from 'react';
import { isAnimated, MOVING_BYTES } from '../../platform/files/is-animated.ts';
import { say } from '../../words/say.ts';

/** Shows in the form of an animated picture that the website shows only its first frame. */
export function MovingPicture() {
  const { language } = useTranslation().i18n;
  const file = useFormFields(([fields]) => fields.file?.value);
  const wasMoving = useFormFields(([fields]) => fields.is_first_frame?.value === true);
  const [isMoving, setMoving] = useState(false);
  useEffect(() => {
    setMoving(false);
    if (!(file instanceof Blob)) return;
    let isCurrent = true;
    void file
      .slice(0, MOVING_BYTES)
      .arrayBuffer()
      .then((start) => isCurrent && setMoving(isAnimated(new Uint8Array(start))));
    return () => {
      isCurrent = false;
    };
  }, [file]);
  if (!(file instanceof Blob ? isMoving : wasMoving)) return null;
  return (
    <Banner type="info">
      {say(language, 'This picture is animated. The website shows only its first frame.')}
    </Banner>
  );
}
