import { Link } from '../../components/navigation/Link.tsx';
import { useStrings } from '../../context.ts';
import styles from './evidence.module.css';

/** The way back through the steps; the last is where we are. */
export function Steps({ steps }: { steps: readonly { to: string; label: string }[] }) {
  const { evidence } = useStrings();
  return (
    <nav aria-label={evidence.steps} data-printed="">
      <ol className={styles.steps}>
        {steps.map(({ to, label }, index) =>
          index === steps.length - 1 ? (
            <li key={to} aria-current="step">
              {label}
            </li>
          ) : (
            <li key={to}>
              <Link to={to}>{label}</Link>
            </li>
          ),
        )}
      </ol>
    </nav>
  );
}
