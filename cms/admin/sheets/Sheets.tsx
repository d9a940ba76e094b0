'use client';
import { Banner, useConfig, useStepNav } from '@payloadcms/ui';
import { useRouter, useSearchParams } from 'next/navigation';
import { useEffect, useRef } from 'react';
import { ChooseColumns } from './ChooseColumns.tsx';
import { ChooseFile } from './ChooseFile.tsx';
import { ImportProgress } from './ImportProgress.tsx';
import { Result } from './Result.tsx';
import { type ImportState, isWorking, type Offer, useImport } from './use-import.ts';
import { useWords } from './use-words.ts';

const steps = ['file', 'columns', 'try', 'result'] as const;

/** The step of an import. */
const stepAt = (state: string | undefined, isEdited: boolean): (typeof steps)[number] => {
  if (state === undefined) return 'file';
  if (state === 'read' || isEdited) return 'columns';
  return ['trying', 'tried'].includes(state) ? 'try' : 'result';
};

/**
 * The steps file, columns, test run and result. The address contains the import, so that people can
 * leave and return.
 */
export function Sheets({ offers }: { offers: Offer[] }) {
  const say = useWords();
  const router = useRouter();
  const search = useSearchParams();
  const { routes } = useConfig().config;
  const id = Number(search.get('import')) || undefined;
  const address = id === undefined ? undefined : `${routes.api}/sheets/imports/${id}`;
  const { state, refusal, isLost, look } = useImport<ImportState>(address);
  const isEdited = search.has('columns') && state?.state === 'tried';
  const step = stepAt(id === undefined ? undefined : (state?.state ?? 'read'), isEdited);
  const heading = useRef<HTMLHeadingElement>(null);
  const { setStepNav } = useStepNav();
  const title = say('title');
  useEffect(() => setStepNav([{ label: title }]), [setStepNav, title]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: moves the focus to each new step for screen readers
  useEffect(() => heading.current?.focus(), [step]);
  const go = (query: string) => router.push(`${routes.admin}/sheets?${query}`);
  const number = steps.indexOf(step) + 1;
  return (
    <>
      <h1 ref={heading} tabIndex={-1}>
        {say('step', { number, name: say(`steps:${step}`) })}
      </h1>
      {(refusal || isLost) && <Banner type="error">{refusal || say('lost')}</Banner>}
      {step === 'file' && (
        <ChooseFile
          list={search.get('list') ?? offers[0]?.name ?? ''}
          offers={offers}
          onRead={(importId) => go(`import=${importId}`)}
        />
      )}
      {state && step === 'columns' && (
        <ChooseColumns
          key={state.id}
          of={state}
          onBegun={() => {
            go(`import=${state.id}`);
            look();
          }}
        />
      )}
      {state && <ImportProgress status={{ ...state, of: state.rows }} />}
      {state && !isWorking(state.state) && (step === 'try' || step === 'result') && (
        <Result
          of={state}
          onBegun={look}
          onColumns={() => go(`import=${state.id}&columns`)}
          offer={offers.find(({ name }) => name === state.list)}
        />
      )}
    </>
  );
}
