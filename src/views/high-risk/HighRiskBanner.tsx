import { GetStartedButton } from '../../features/lead-capture/GetStartedButton.tsx';
import { Art } from '../../illustrations/Art.tsx';
import type { HighRiskContent } from '../../schemas/pages/high-risk-merchant-services.ts';
import styles from './HighRiskBanner.module.css';

/** The banner of the risk management tools. */
export function HighRiskBanner({ title, text, tools, start, art }: HighRiskContent['banner']) {
  return (
    <section id="risk-management-tools" className={styles.band}>
      <div className={`wrap ${styles.banner}`}>
        <div>
          <h2>{title}</h2>
          <p>{text}</p>
          <ul>
            {tools.map((tool) => (
              <li key={tool}>{tool}</li>
            ))}
          </ul>
          <GetStartedButton>{start}</GetStartedButton>
        </div>
        <Art {...art} />
      </div>
    </section>
  );
}
