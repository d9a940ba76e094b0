import type { Department } from '@college/contract/entities';
import type { ReactNode } from 'react';
import type { Strings } from '../../strings/en.ts';
import styles from './Facts.module.css';

export interface Fact {
  label: string;
  value: ReactNode;
}

/** Year of establishment and examination system of a department, without empty ones. */
export const foundingFacts = (
  { estd, examination_system }: Department,
  words: Strings['department'],
): Fact[] =>
  [
    { label: words.established, value: estd },
    { label: words.examinationSystem, value: examination_system },
  ].filter(({ value }) => value);

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
