'use client';
import { Banner, useConfig, useField } from '@payloadcms/ui';
import { useEffect } from 'react';
import type { ImportKind, ImportStatus } from '../../import/import-job.ts';
import { ImportProgress } from '../sheets/ImportProgress.tsx';
import { Result } from '../sheets/Result.tsx';
import { type ImportState, isWorking, type Offer, useImport } from '../sheets/use-import.ts';
import { useSay } from '../use-say.ts';
import { ImportOutcome } from './ImportOutcome.tsx';

interface Props {
  id: number;
  kind: ImportKind;
  /** The list of a sheet. */
  offer: Offer | undefined;
}

/** The report of an import and the button that undoes it; a link where it still waits for a choice. */
export function ImportReport({ id, kind, offer }: Props) {
  return (
    <section className="field-type sheets">
      {kind === 'sheet' ? <SheetReport id={id} offer={offer} /> : <Report id={id} kind={kind} />}
    </section>
  );
}

function Report({ id, kind }: Pick<Props, 'id' | 'kind'>) {
  const { routes } = useConfig().config;
  const imports = kind === 'wordpress' ? 'wordpress/imports' : 'file-imports';
  const address = `${routes.api}/${imports}/${id}`;
  const { state: status, refusal, look } = useImport<ImportStatus>(address);
  useStateField(status?.state);
  if (refusal) return <Banner type="info">{refusal}</Banner>;
  if (!status) return null;
  if (status.state === 'read')
    return <Continue address={`${routes.admin}/wordpress?import=${id}`} />;
  if (isWorking(status.state)) return <ImportProgress status={status} />;
  return <ImportOutcome address={address} key={status.state} onStarted={look} status={status} />;
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
