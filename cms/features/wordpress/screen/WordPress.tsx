'use client';
import { Banner, useConfig, useTranslation } from '@payloadcms/ui';
import { useRouter, useSearchParams } from 'next/navigation';
import { ImportOutcome } from '../../../admin/imports/ImportOutcome.tsx';
import { ImportProgress } from '../../../admin/sheets/ImportProgress.tsx';
import { isWorking, useImport } from '../../../admin/sheets/use-import.ts';
import { aboutImport } from '../about-import.ts';
import type { WordPressStatus } from '../import/import-status.ts';
import { ChooseExport } from './ChooseExport.tsx';
import { MapCategories, type Target } from './MapCategories.tsx';
import { useSay } from './use-say.ts';

/**
 * The steps upload, choices, import and report. The address contains the import, so that people can
 * leave and return.
 */
export function WordPress({ targets, menus }: { targets: Target[]; menus: Target[] }) {
  const say = useSay();
  const { language } = useTranslation().i18n;
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
        <ImportOutcome
          about={aboutImport(language)}
          address={address}
          key={status.state}
          onStarted={look}
          status={status}
        />
      )}
    </>
  );
}
