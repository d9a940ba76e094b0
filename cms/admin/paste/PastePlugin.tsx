'use client';
import { createClientFeature } from '@payloadcms/richtext-lexical/client';
import { COMMAND_PRIORITY_CRITICAL, PASTE_COMMAND } from '@payloadcms/richtext-lexical/lexical';
import { useLexicalComposerContext } from '@payloadcms/richtext-lexical/lexical/react/LexicalComposerContext';
import { toast, useTranslation } from '@payloadcms/ui';
import { useEffect } from 'react';
import { say } from '../../words/say.ts';
import { cleanPaste } from './clean-paste.ts';

const leftOut =
  'Pictures that could not be pasted: {{count}}. Save each picture as a file. Then add it with the picture button.';

const oldFont =
  'The text is in the font {{font}}, which visitors do not have, so they see meaningless letters. Type it in Unicode, or convert it first. Then paste it again.';

/** Events with cleaned HTML, which are dispatched again. */
const cleaned = new WeakSet<Event>();

function PastePlugin() {
  const [editor] = useLexicalComposerContext();
  const { language } = useTranslation().i18n;
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
          const cleanedEvent = new ClipboardEvent('paste', { clipboardData, cancelable: true });
          cleaned.add(cleanedEvent);
          event.preventDefault();
          editor.dispatchCommand(PASTE_COMMAND, cleanedEvent);
          if (clean.leftOut > 0)
            toast.warning(say(language, leftOut, { count: clean.leftOut }), { duration: 10_000 });
          if (clean.oldFont)
            toast.warning(say(language, oldFont, { font: clean.oldFont }), { duration: 20_000 });
          return true;
        },
        COMMAND_PRIORITY_CRITICAL,
      ),
    [editor, language],
  );
  return null;
}

export const PasteFeature = createClientFeature({
  plugins: [{ Component: PastePlugin, position: 'normal' }],
});
