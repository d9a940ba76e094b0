'use client';
import { toast, useTranslation } from '@payloadcms/ui';
import { type ReactNode, useEffect } from 'react';
import { MOVING_BYTES, moves } from '../platform/files/moves.ts';
import { refusalOf } from '../platform/files/refusal.ts';
import { extensionOf, typeOf } from '../platform/files/types.ts';
import { say } from '../words/say.ts';

/** Says why a file is not taken before anything is sent, wherever in the admin it was chosen or dropped. */
export function UploadGate({ children }: { children: ReactNode }) {
  const { language } = useTranslation().i18n;
  useEffect(() => {
    const { onChange, onDrop } = gateIn(language);
    // Before React hears of it.
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
  const taken = takenOf(target.files, language, target.accept);
  if (!taken) return;
  target.files = taken.files;
  if (taken.files.length === 0) event.stopImmediatePropagation();
}

function onDrop(event: DragEvent, language: string) {
  const asked = event.target instanceof HTMLInputElement ? event.target.accept : '';
  const taken = event.dataTransfer && takenOf(event.dataTransfer.files, language, asked);
  if (!taken) return;
  event.preventDefault();
  event.stopImmediatePropagation();
  // Even where nothing is left of it: whoever waits for a drop sees that it ended.
  const { clientX, clientY } = event;
  const place = { bubbles: true, cancelable: true, clientX, clientY };
  event.target?.dispatchEvent(new DragEvent('drop', { ...place, dataTransfer: taken }));
}

/** Those of them that are taken; undefined: all. Tells of each other one. */
function takenOf(files: FileList, language: string, asked: string): DataTransfer | undefined {
  const taken = new DataTransfer();
  for (const file of files) {
    // A field that asks for an ending by name reads such files itself.
    const isAsked = asked.split(',').includes(`.${extensionOf(file.name)}`);
    const refusal = isAsked ? undefined : refusalOf(file, language);
    if (refusal) toast.error(`${file.name}: ${refusal}`, { duration: 10_000 });
    else {
      taken.items.add(file);
      if (!isAsked) void tellOfMoving(file, language);
    }
  }
  return taken.files.length === files.length ? undefined : taken;
}

/** Tells that a moving picture will stand still, because nothing on the website moves that cannot be stopped. */
async function tellOfMoving(file: File, language: string): Promise<void> {
  if (!typeOf(file.name)?.startsWith('image/')) return;
  const bytes = new Uint8Array(await file.slice(0, MOVING_BYTES).arrayBuffer());
  if (!moves(bytes)) return;
  const sentence = say(
    language,
    'This picture is animated. The website shows only its first frame.',
  );
  toast.info(`${file.name}: ${sentence}`, { duration: 10_000 });
}
