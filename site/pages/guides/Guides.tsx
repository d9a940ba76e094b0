import type { Guide } from '@college/contract/entities';
import { guidePath } from '../../components/navigation/addresses.ts';
import { LinkCard } from '../../components/navigation/LinkCard.tsx';
import { Grid } from '../../components/page/Grid.tsx';
import { itemList } from '../../kinds/item-list.tsx';

/** Everything that the office explains step by step. */
export const guides = itemList((call) => call.getguides(), Guides, 'guides');

function Guides({ items }: { items: readonly Guide[] }) {
  return (
    <Grid>
      {items.map(({ address, title, summary }) => (
        <li key={address}>
          <LinkCard title={title} text={summary} to={guidePath(address)} />
        </li>
      ))}
    </Grid>
  );
}
