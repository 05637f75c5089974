import { ShareBar } from './ShareBar.tsx';
import styles from './Shares.module.css';
import { Statistics, type StatisticsProps } from './Statistics.tsx';

interface SharesProps extends StatisticsProps {
  /** Side by side where there is room, and larger. */
  readonly columns?: boolean;
}

/** Figures that are shares of a hundred, each drawn to its length. */
export function Shares({ columns, ...props }: SharesProps) {
  return (
    <Statistics
      {...props}
      list={columns ? `columns ${styles.columns}` : styles.lines}
      below={(value) => <ShareBar value={value} />}
    />
  );
}
