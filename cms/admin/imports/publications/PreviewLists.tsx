'use client';
import { Button } from '@payloadcms/ui';
import type { PreviewedPublication, PublicationPreview } from '../../../publications/preview.ts';
import type { Sentence } from '../../../words/say.ts';
import { useSay } from '../../use-say.ts';

interface Props {
  preview: PublicationPreview;
  /** Positions of the ticked publications. */
  ticked: ReadonlySet<number>;
  onTick: (ticked: ReadonlySet<number>) => void;
}

/** The entries of a file by what an import would do with them. New and different ones have a tick. */
export function PreviewLists({ preview, ticked, onTick }: Props) {
  const say = useSay();
  const indexed = preview.publications.map((publication, index) => ({ publication, index }));
  const inState = (state: PreviewedPublication['state']) =>
    indexed.filter(({ publication }) => publication.state === state);
  const same = inState('same');
  const tick = (indexes: number[], isTicked: boolean) => {
    const rest = [...ticked].filter((index) => !indexes.includes(index));
    onTick(new Set(isTicked ? [...rest, ...indexes] : rest));
  };
  const list = (state: 'new' | 'different', heading: Sentence, hint?: Sentence) => {
    const publications = inState(state);
    const indexes = publications.map(({ index }) => index);
    const isAllTicked = indexes.every((index) => ticked.has(index));
    if (publications.length === 0) return null;
    return (
      <section>
        <h2>{say(heading, { count: publications.length })}</h2>
        {hint && <p>{say(hint)}</p>}
        <Button buttonStyle="secondary" onClick={() => tick(indexes, !isAllTicked)}>
          {say(isAllTicked ? 'Untick all' : 'Tick all')}
        </Button>
        <ul>
          {publications.map(({ publication, index }) => (
            <li key={index}>
              <label>
                <input
                  checked={ticked.has(index)}
                  onChange={({ target }) => tick([index], target.checked)}
                  type="checkbox"
                />
                <span>{publication.title}</span>
              </label>
              <Details publication={publication} />
            </li>
          ))}
        </ul>
      </section>
    );
  };
  return (
    <div className="publications__list">
      {list('new', 'New ({{count}})')}
      {list(
        'different',
        'Different from the profile ({{count}})',
        'If you tick one, the values of the file replace those of the profile.',
      )}
      {same.length > 0 && (
        <details>
          <summary>{say('Already in the profile ({{count}})', { count: same.length })}</summary>
          <ul>
            {same.map(({ publication, index }) => (
              <li key={index}>{publication.title}</li>
            ))}
          </ul>
        </details>
      )}
      {preview.leftOut.length > 0 && (
        <section>
          <h2>{say('Cannot be imported ({{count}})', { count: preview.leftOut.length })}</h2>
          <ul>
            {preview.leftOut.map(({ name, reason }, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the list never changes
              <li key={index}>
                <strong>{name}</strong>: {reason}
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}

/** Authors and table of a publication, what would change, and what stays empty. */
function Details({ publication }: { publication: PreviewedPublication }) {
  const say = useSay();
  const { details, table, differences, notes } = publication;
  return (
    <>
      <p>{details}</p>
      <small>{say('Table: {{table}}', { table })}</small>
      {differences.map(({ label, before, after }) => (
        <p key={label}>
          {before
            ? say('{{label}}: “{{before}}” becomes “{{after}}”', { label, before, after })
            : say('{{label}}: empty, becomes “{{after}}”', { label, after })}
        </p>
      ))}
      {notes.map((note) => (
        <p key={note}>{note}</p>
      ))}
    </>
  );
}
