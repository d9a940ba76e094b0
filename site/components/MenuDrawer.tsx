import { useStrings } from '../context.ts';
import styles from './MenuDrawer.module.css';

/**
 * The menu of small screens. It opens as a dialog holding a copy of the footer's menu, which is also where the
 * button leads without script: the words travel once.
 */
export function MenuDrawer() {
  const { layout } = useStrings();
  return (
    <dialog className={styles.drawer} id="drawer" aria-label={layout.menu} data-script="">
      <button type="button" className={styles.close} data-close="" aria-label={layout.closeMenu}>
        {layout.close}
      </button>
      <div data-drawer-menu="" />
    </dialog>
  );
}
