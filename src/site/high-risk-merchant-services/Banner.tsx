import { Art } from '../../drawings/Art.tsx';
import { GetStartedButton } from '../../features/lead-capture/GetStartedButton.tsx';
import { Icon } from '../../ui/Icon/Icon.tsx';
import styles from './Banner.module.css';
import type { Page } from './page.schema.ts';

/** The banner of the risk management tools. */
export function Banner({ title, text, tools, start, art }: Page['banner']) {
  return (
    <section id="risk-management-tools" className={`wash ${styles.band}`}>
      <div className={`wrap split ${styles.banner}`}>
        <div>
          <h2>{title}</h2>
          <p>{text}</p>
          <ul>
            {tools.map((tool) => (
              <li key={tool}>
                <Icon name="check" />
                {tool}
              </li>
            ))}
          </ul>
          <div className="actions">
            <GetStartedButton>{start}</GetStartedButton>
          </div>
        </div>
        <Art {...art} overflow="visible" />
      </div>
    </section>
  );
}
