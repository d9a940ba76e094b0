'use client';
import { createClientFeature } from '@payloadcms/richtext-lexical/client';
import { COMMAND_PRIORITY_CRITICAL, PASTE_COMMAND } from '@payloadcms/richtext-lexical/lexical';
import { useLexicalComposerContext } from '@payloadcms/richtext-lexical/lexical/react/LexicalComposerContext';
import { toast } from '@payloadcms/ui';
import { useEffect } from 'react';
import { cleanPaste } from './clean.ts';

const leftOutSentence = (count: number) =>
  `${count === 1 ? 'A picture was' : `${count} pictures were`} left out: it cannot be taken from Word or another website. Save it as a file and add it with the picture button.`;

/** What was cleaned comes by a second time. */
const cleaned = new WeakSet<Event>();

function PastePlugin() {
  const [editor] = useLexicalComposerContext();
  useEffect(
    () =>
      editor.registerCommand(
        PASTE_COMMAND,
        (event) => {
          if (!(event instanceof ClipboardEvent) || cleaned.has(event)) return false;
          const html = event.clipboardData?.getData('text/html');
          if (!html || event.clipboardData?.types.includes('application/x-lexical-editor'))
            return false;
          const clean = cleanPaste(html);
          const clipboardData = new DataTransfer();
          clipboardData.setData('text/html', clean.html);
          clipboardData.setData('text/plain', event.clipboardData?.getData('text/plain') ?? '');
          const again = new ClipboardEvent('paste', { clipboardData, cancelable: true });
          cleaned.add(again);
          event.preventDefault();
          editor.dispatchCommand(PASTE_COMMAND, again);
          if (clean.leftOut > 0) toast.warning(leftOutSentence(clean.leftOut));
          return true;
        },
        COMMAND_PRIORITY_CRITICAL,
      ),
    [editor],
  );
  return null;
}

export const PasteFeature = createClientFeature({
  plugins: [{ Component: PastePlugin, position: 'normal' }],
});
