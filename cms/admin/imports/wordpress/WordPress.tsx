'use client';
import { Banner, useConfig } from '@payloadcms/ui';
import { useRouter, useSearchParams } from 'next/navigation';
import type { WordPressStatus } from '../../../import/wordpress/import-status.ts';
import { ImportProgress } from '../../sheets/ImportProgress.tsx';
import { isWorking, useImport } from '../../sheets/use-import.ts';
import { useSay } from '../../use-say.ts';
import { ImportOutcome } from '../ImportOutcome.tsx';
import { ChooseExport } from './ChooseExport.tsx';
import { MapCategories, type Target } from './MapCategories.tsx';

/**
 * The steps upload, choices, import and report. The address contains the import, so that people can
 * leave and return.
 */
export function WordPress({ targets, menus }: { targets: Target[]; menus: Target[] }) {
  const say = useSay();
  const router = useRouter();
  const search = useSearchParams();
  const { routes } = useConfig().config;
  const imports = `${routes.api}/wordpress/imports`;
  const id = Number(search.get('import')) || undefined;
  const address = id === undefined ? undefined : `${imports}/${id}`;
  const { state: status, refusal, isLost, look } = useImport<WordPressStatus>(address);
  const go = (query: string) => router.push(`${routes.admin}/wordpress${query}`);
  if (address === undefined || refusal)
    return (
      <ChooseExport
        imports={imports}
        onSent={(importId) => go(`?import=${importId}`)}
        refusal={refusal}
      />
    );
  return (
    <>
      {isLost && <Banner type="error">{say('The server could not be reached. Try again.')}</Banner>}
      {status?.contents && (
        <MapCategories
          address={address}
          contents={status.contents}
          menus={menus}
          onStarted={look}
          targets={targets}
        />
      )}
      {status && <ImportProgress status={status} />}
      {status && !status.contents && !isWorking(status.state) && (
        <ImportOutcome address={address} key={status.state} onStarted={look} status={status} />
      )}
    </>
  );
}
