import styles from './Ledger.module.css';
import { Statistics, type StatisticsProps } from './Statistics.tsx';

interface LedgerProps extends StatisticsProps {
  /** Side by side where there is room. */
  readonly row?: boolean;
}

/** Figures as the lines of a ledger. */
export function Ledger({ row, ...props }: LedgerProps) {
  const wordy = props.stats.some(({ value }) => value.includes(' '));
  const list = [styles.ledger, wordy && styles.wordy, row && styles.row].filter(Boolean).join(' ');
  return <Statistics {...props} list={list} />;
}
