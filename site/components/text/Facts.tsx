import type { Department, DepartmentHead } from '@college/contract/entities';
import type { ReactNode } from 'react';
import { useStrings } from '../../context.ts';
import type { Strings } from '../../strings/en.ts';
import { InlineDate } from '../dates/DateBlock.tsx';
import styles from './Facts.module.css';

export interface Fact {
  label: string;
  value: ReactNode;
}

/** Year of establishment, examination system and head of a department, without empty ones. */
export const foundingFacts = (
  { estd, examination_system, heads }: Department,
  words: Strings['department'],
): Fact[] =>
  [
    { label: words.established, value: estd },
    { label: words.examinationSystem, value: examination_system },
    { label: words.head, value: heads[0]?.to === '' && <HeadSince head={heads[0]} /> },
  ].filter(({ value }) => value);

/** The name of the head, and since when. */
function HeadSince({ head: { name, from } }: { head: DepartmentHead }) {
  const { department } = useStrings();
  return (
    <>
      {name} ({department.since} <InlineDate date={from} />)
    </>
  );
}

export function Facts({ facts }: { facts: readonly Fact[] }) {
  return (
    <dl className={styles.facts}>
      {facts.map(({ label, value }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
