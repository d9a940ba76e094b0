'use client';
import { Banner, useConfig } from '@payloadcms/ui';
import type { ImportStatus } from '../../import/wordpress/import-status.ts';
import type { ImportState, Offer } from '../sheets/answers.ts';
import { Progress } from '../sheets/Progress.tsx';
import { Result } from '../sheets/Result.tsx';
import { isWorking, useImport } from '../sheets/use-import.ts';
import { useSay } from '../use-say.ts';
import { Outcome } from './wordpress/Outcome.tsx';
import { Working } from './wordpress/Working.tsx';

interface Props {
  id: number;
  /** `wordpress`, or the name of a list. */
  list: string;
  offer: Offer | undefined;
}

export function ImportReport({ id, list, offer }: Props) {
  return (
    <section className="field-type sheets">
      {list === 'wordpress' ? <WebsiteReport id={id} /> : <SheetReport id={id} offer={offer} />}
    </section>
  );
}

function WebsiteReport({ id }: { id: number }) {
  const { routes } = useConfig().config;
  const address = `${routes.api}/wordpress/imports/${id}`;
  const { state: told, refusal, look } = useImport<ImportStatus>(address);
  if (refusal) return <Banner type="info">{refusal}</Banner>;
  if (!told) return null;
  if (told.inside) return <Continue address={`${routes.admin}/wordpress?import=${id}`} />;
  if (isWorking(told.state)) return <Working told={told} />;
  return <Outcome address={address} key={told.state} onBegun={look} told={told} />;
}

function SheetReport({ id, offer }: Pick<Props, 'id' | 'offer'>) {
  const { routes } = useConfig().config;
  const { state, refusal, look } = useImport<ImportState>(`${routes.api}/sheets/imports/${id}`);
  if (refusal) return <Banner type="info">{refusal}</Banner>;
  if (!state) return null;
  if (isWorking(state.state)) return <Progress of={state} />;
  if (state.state === 'read' || state.state === 'tried')
    return <Continue address={`${routes.admin}/sheets?import=${id}`} />;
  return <Result key={state.state} of={state} offer={offer} onBegun={look} onColumns={() => {}} />;
}

function Continue({ address }: { address: string }) {
  const say = useSay();
  return (
    <p className="sheets__buttons">
      <a href={address}>{say('Continue this import')}</a>
    </p>
  );
}
