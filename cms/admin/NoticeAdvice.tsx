'use client';
import { Banner, useConfig, useFormFields } from '@payloadcms/ui';
import { useEffect, useState } from 'react';
import { isEmptyText, linkedFile } from './advice.ts';

/** What an office should think about before it publishes; nothing here keeps it from doing so. */
export function NoticeAdvice() {
  const attached = useFormFields(([fields]) => filled(fields.uploads?.value));
  const silent = useFormFields(([fields]) => isEmptyText(fields.description?.value));
  const dead = useDeadFile(useFormFields(([fields]) => linkedFile(fields.link?.value)));
  return (
    <>
      {attached && silent && (
        <Banner type="warning">
          This notice is only a file. Blind visitors and people on a phone read a file badly: please
          say in the text what it is about, and who has to do what until when.
        </Banner>
      )}
      {dead && (
        <Banner type="warning">The link leads to a file that is not here any more: {dead}</Banner>
      )}
    </>
  );
}

const filled = (value: unknown) => Array.isArray(value) && value.length > 0;

/** Only files of this website can be looked up without asking somebody else's server. */
function useDeadFile(name: string | undefined): string | undefined {
  const { config } = useConfig();
  const [dead, setDead] = useState<string>();
  useEffect(() => {
    setDead(undefined);
    if (!name) return;
    const asking = new AbortController();
    const query = new URLSearchParams({ 'where[filename][equals]': name });
    fetch(`${config.routes.api}/media/count?${query}`, { signal: asking.signal })
      .then((response) => response.json())
      .then(({ totalDocs }) => setDead(totalDocs === 0 ? name : undefined))
      .catch(() => {});
    return () => asking.abort();
  }, [name, config.routes.api]);
  return dead;
}
