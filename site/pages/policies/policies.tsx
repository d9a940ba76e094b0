import { Link } from '../../components/navigation/Link.tsx';
import { SectionPage } from '../../components/page/SectionPage.tsx';
import { type Meta, useStrings } from '../../context.ts';
import { kindMeta } from '../../kinds/kind.ts';

const path = '/policies';

export const meta: Meta<() => Promise<unknown>> = ({ college, strings }) =>
  kindMeta(path, strings, { college });

/** The policies of the website. Privacy has the address that it always had. */
export function Component() {
  const { pages } = useStrings();
  return (
    <SectionPage title={pages[path]}>
      <ul>
        <li>
          <Link to="/privacy">{pages['/privacy']}</Link>
        </li>
      </ul>
    </SectionPage>
  );
}
