'use client';
import { Banner, useConfig, useField } from '@payloadcms/ui';
import { useEffect } from 'react';
import type { ImportStatus } from '../../import/import-job.ts';
import type { AboutImport } from '../../import/import-kinds.ts';
import { ImportProgress } from '../sheets/ImportProgress.tsx';
import { Result } from '../sheets/Result.tsx';
import { type ImportState, isWorking, type Offer, useImport } from '../sheets/use-import.ts';
import { useSay } from '../use-say.ts';
import { ImportOutcome } from './ImportOutcome.tsx';

/** An import that is not of a sheet. */
export interface Source {
  /** Address of its imports, below that of the API. */
  imports: `/${string}`;
  /** Screen that continues it, below the admin; undefined if it needs no choice. */
  screen?: `/${string}`;
  about: AboutImport;
}

interface Props {
  id: number;
  /** The list of a sheet. */
  offer?: Offer;
  /** Undefined for a sheet. */
  source?: Source;
}

/** The report of an import and the button that undoes it; a link where it still waits for a choice. */
export function ImportReport({ id, offer, source }: Props) {
  return (
    <section className="field-type sheets">
      {source ? <Report id={id} source={source} /> : <SheetReport id={id} offer={offer} />}
    </section>
  );
}

function Report({ id, source }: { id: number; source: Source }) {
  const { routes } = useConfig().config;
  const address = `${routes.api}${source.imports}/${id}`;
  const { state: status, refusal, look } = useImport<ImportStatus>(address);
  useStateField(status?.state);
  if (refusal) return <Banner type="info">{refusal}</Banner>;
  if (!status) return null;
  if (source.screen && status.state === 'read')
    return <Continue address={`${routes.admin}${source.screen}?import=${id}`} />;
  if (isWorking(status.state)) return <ImportProgress status={status} />;
  return (
    <ImportOutcome
      about={source.about}
      address={address}
      key={status.state}
      onStarted={look}
      status={status}
    />
  );
}

function SheetReport({ id, offer }: Pick<Props, 'id' | 'offer'>) {
  const { routes } = useConfig().config;
  const { state, refusal, look } = useImport<ImportState>(`${routes.api}/sheets/imports/${id}`);
  useStateField(state?.state);
  if (refusal) return <Banner type="info">{refusal}</Banner>;
  if (!state) return null;
  if (isWorking(state.state)) return <ImportProgress status={{ ...state, of: state.rows }} />;
  if (state.state === 'read' || state.state === 'tried')
    return <Continue address={`${routes.admin}/sheets?import=${id}`} />;
  return <Result key={state.state} of={state} offer={offer} onBegun={look} onColumns={() => {}} />;
}

/** Keeps the field State of the form current, because a step of the import changes it without a reload. */
function useStateField(state: string | undefined) {
  const { value, setValue } = useField<string>({ path: 'state' });
  useEffect(() => {
    if (state !== undefined && state !== value) setValue(state, true);
  }, [state, value, setValue]);
}

function Continue({ address }: { address: string }) {
  const say = useSay();
  return (
    <p className="sheets__buttons">
      <a href={address}>{say('Continue this import')}</a>
    </p>
  );
}
