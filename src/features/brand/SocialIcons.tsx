import type { SocialNetwork } from '../../brand/brand.schema.ts';
import { brand } from '../../brand.ts';
import { Art } from '../../drawings/Art.tsx';
import { socialNetworks } from '../../site/everywhere/words.yaml';
import styles from './SocialIcons.module.css';

const networks = ['linkedin', 'facebook', 'instagram', 'x', 'youtube'] as const satisfies readonly SocialNetwork[];

/** The five social icons: links where the brand file has an address, labelled decoration until then. */
export function SocialIcons() {
  return (
    <ul className={styles.icons}>
      {networks.map((network) => {
        const address: string = brand.social[network];
        const icon = <Art scene={`social-${network}`} alt={socialNetworks[network]} />;
        return (
          <li key={network}>
            {address ? (
              <a className={styles.icon} href={address}>
                {icon}
              </a>
            ) : (
              <span className={styles.icon}>{icon}</span>
            )}
          </li>
        );
      })}
    </ul>
  );
}
