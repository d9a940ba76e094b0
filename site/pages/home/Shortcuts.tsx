import type { Tile } from '@college/contract/entities';
import { useStrings } from '../../context.ts';
import { Section } from './sections/Section.tsx';
import { Tiles } from './Tiles.tsx';

export function Shortcuts({ tiles }: { tiles: readonly Tile[] }) {
  const { home } = useStrings();
  if (tiles.length === 0) return null;
  return (
    <Section title={home.shortcuts} warm>
      <Tiles tiles={tiles} />
    </Section>
  );
}
