import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { PlainError } from '../contracts/process/plain-error.mjs';
import { leadProblem, readLeadEndpoint } from './lead-endpoint.ts';

export interface LeadDeliveryOptions {
  readonly env: Readonly<Record<string, string | undefined>>;
  /** Address of the owner's privacy notice; empty while there is none. */
  readonly privacyNoticeUrl: string;
}

/**
 * Chooses what `#leads/` is: the form that writes to the console, or the one that delivers. Only the chosen one is part of
 * the build, so that a site without delivery holds no line of it.
 */
export function leadDelivery({ env, privacyNoticeUrl }: LeadDeliveryOptions): AstroIntegration {
  return {
    name: 'lead-delivery',
    hooks: {
      'astro:config:setup': ({ config, updateConfig }) => {
        const folder = readLeadEndpoint(env) ? 'lead-delivery' : 'lead-logging';
        const target = fileURLToPath(new URL(`./src/shell/${folder}`, config.root));
        updateConfig({ vite: { resolve: { alias: { '#leads': target } } } });
      },
      // Not while configuring: tools that only read the configuration do so in the name of a build.
      'astro:build:start': () => {
        const problem = leadProblem(env, privacyNoticeUrl);
        if (problem !== undefined) throw new PlainError(problem);
      },
    },
  };
}
