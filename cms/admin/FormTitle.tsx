'use client';
import { useDocumentTitle } from '@payloadcms/ui';
import { useEffect } from 'react';

/** Names a form by what its record is about, where Payload shows a code or “[New]”. */
export function FormTitle({ title }: { title: string }) {
  const { title: current, setDocumentTitle } = useDocumentTitle();
  useEffect(() => {
    if (current === title) return;
    // In the next frame, because Payload sets its own title in this one.
    const frame = requestAnimationFrame(() => setDocumentTitle(title));
    return () => cancelAnimationFrame(frame);
  }, [current, title, setDocumentTitle]);
  return null;
}
