import type { Policy } from '@college/contract/entities';
import { useStrings } from '../../context.ts';
import { InlineDate } from '../dates/DateBlock.tsx';
import { LongText } from '../text/LongText.tsx';
import styles from './PolicyText.module.css';

type Signature = Pick<Policy, 'adopted' | 'by' | 'designation' | 'version'>;

/** A line with the version of a policy, the person who adopted it and the day. */
export function AdoptionLine({ adopted, by, designation, version }: Signature) {
  const { policies: words } = useStrings();
  return (
    <span className={styles.adoption}>
      {`${words.adopted}: `}
      <InlineDate date={adopted} />
      {` · ${[by, designation].filter(Boolean).join(', ')} · ${words.version(version)}`}
    </span>
  );
}

/** The adopted text of a policy, who adopted it, and the versions before it. */
export function PolicyText({ policy }: { policy: Policy }) {
  const { policies: words } = useStrings();
  const { html, former, kind } = policy;
  return (
    <>
      <p>
        <AdoptionLine {...policy} />
      </p>
      <LongText html={html} top={2} title={words.titles[kind]} name="policy" />
      {former.length > 0 && (
        <section className={styles.former}>
          <h2>{words.former}</h2>
          <ul className={styles.list}>
            {former.map((version) => (
              <li key={version.version}>
                <AdoptionLine {...version} />
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  );
}
