'use client';
import { toast, useTranslation } from '@payloadcms/ui';
import { type ReactNode, useEffect } from 'react';
import { extensionOf, typeOf } from '../platform/files/file-types.ts';
import { isAnimated, MOVING_BYTES } from '../platform/files/is-animated.ts';
import { uploadRefusal } from '../platform/files/upload-refusal.ts';
import { say, sayRefusal } from '../words/say.ts';

/** Checks every file that is chosen or dropped in the admin before it is uploaded, and shows why it is refused. */
export function UploadGate({ children }: { children: ReactNode }) {
  const { language } = useTranslation().i18n;
  useEffect(() => {
    const { onChange, onDrop } = gateIn(language);
    // Capturing listeners run before those of React.
    const early = { capture: true };
    window.addEventListener('change', onChange, early);
    window.addEventListener('drop', onDrop, early);
    return () => {
      window.removeEventListener('change', onChange, early);
      window.removeEventListener('drop', onDrop, early);
    };
  }, [language]);
  return children;
}

const gateIn = (language: string) => ({
  onChange: (event: Event) => onChange(event, language),
  onDrop: (event: DragEvent) => onDrop(event, language),
});

function onChange(event: Event, language: string) {
  const { target } = event;
  if (!(target instanceof HTMLInputElement) || target.type !== 'file' || !target.files) return;
  const accepted = acceptedOf(target.files, language, target.accept);
  if (!accepted) return;
  target.files = accepted.files;
  if (accepted.files.length === 0) event.stopImmediatePropagation();
}

function onDrop(event: DragEvent, language: string) {
  const accept = event.target instanceof HTMLInputElement ? event.target.accept : '';
  const accepted = event.dataTransfer && acceptedOf(event.dataTransfer.files, language, accept);
  if (!accepted) return;
  event.preventDefault();
  event.stopImmediatePropagation();
  // A drop is dispatched even without files, because drop areas wait for its end.
  const { clientX, clientY } = event;
  const place = { bubbles: true, cancelable: true, clientX, clientY };
  event.target?.dispatchEvent(new DragEvent('drop', { ...place, dataTransfer: accepted }));
}

/** Returns the accepted files and shows why others are refused. Undefined if all are accepted. */
function acceptedOf(files: FileList, language: string, accept: string): DataTransfer | undefined {
  const accepted = new DataTransfer();
  for (const file of files) {
    // A field that accepts this extension checks the file itself.
    const isExtensionAccepted = accept.split(',').includes(`.${extensionOf(file.name)}`);
    const refusal = isExtensionAccepted ? undefined : uploadRefusal(file);
    if (refusal)
      toast.error(`${file.name}: ${sayRefusal(language, refusal.reason, refusal.values)}`, {
        duration: 10_000,
      });
    else {
      accepted.items.add(file);
      if (!isExtensionAccepted) void showAnimationNotice(file, language);
    }
  }
  return accepted.files.length === files.length ? undefined : accepted;
}

/** Shows that the website will show only the first frame of an animated picture. */
async function showAnimationNotice(file: File, language: string): Promise<void> {
  if (!typeOf(file.name)?.startsWith('image/')) return;
  const bytes = new Uint8Array(await file.slice(0, MOVING_BYTES).arrayBuffer());
  if (!isAnimated(bytes)) return;
  const sentence = say(
    language,
    'This picture is animated. The website shows only its first frame.',
  );
  toast.info(`${file.name}: ${sentence}`, { duration: 10_000 });
}
