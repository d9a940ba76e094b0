'use client';
import { Banner, useConfig } from '@payloadcms/ui';
import { useRouter, useSearchParams } from 'next/navigation';
import type { ImportStatus } from '../../../import/wordpress/import-status.ts';
import { isWorking, useImport } from '../../sheets/use-import.ts';
import { useSay } from '../../use-say.ts';
import { ChooseExport } from './ChooseExport.tsx';
import { MapCategories, type Target } from './MapCategories.tsx';
import { Outcome } from './Outcome.tsx';
import { Working } from './Working.tsx';

/** Files, mapping, import, report: the address tells which import it is, so that one can leave and come back. */
export function WordPress({ targets, menus }: { targets: Target[]; menus: Target[] }) {
  const say = useSay();
  const router = useRouter();
  const search = useSearchParams();
  const { routes } = useConfig().config;
  const imports = `${routes.api}/wordpress/imports`;
  const id = Number(search.get('import')) || undefined;
  const address = id === undefined ? undefined : `${imports}/${id}`;
  const { state: told, refusal, isLost, look } = useImport<ImportStatus>(address);
  const go = (query: string) => router.push(`${routes.admin}/wordpress${query}`);
  if (address === undefined || refusal)
    return (
      <ChooseExport imports={imports} onSent={(sent) => go(`?import=${sent}`)} refusal={refusal} />
    );
  return (
    <>
      {isLost && <Banner type="error">{say('That did not reach the server. Try again.')}</Banner>}
      {told?.inside && (
        <MapCategories
          address={address}
          inside={told.inside}
          menus={menus}
          onBegun={look}
          targets={targets}
        />
      )}
      {told && isWorking(told.state) && <Working told={told} />}
      {told && !told.inside && !isWorking(told.state) && (
        <Outcome address={address} key={told.state} onBegun={look} told={told} />
      )}
    </>
  );
}
