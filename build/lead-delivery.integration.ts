import type { AstroIntegration } from 'astro';
import { defaultClientConditions, defaultServerConditions, type Plugin } from 'vite';
import { leadProblem, readLeadEndpoint } from '../contracts/lead-endpoint.ts';
import { PlainError } from '../contracts/process/plain-error.mjs';

/** Sets the condition under which `imports` in package.json lead `#leads/` to the form that delivers. */
const leadsDelivered: Plugin = {
  name: 'leads-delivered',
  configEnvironment: (name) => {
    const usual = name === 'client' ? defaultClientConditions : defaultServerConditions;
    return { resolve: { conditions: [...usual, 'leads-delivered'] } };
  },
};

/**
 * Chooses what `#leads/` is: the form that writes to the console, or the one that delivers. Only the chosen one is part of
 * the build, so that a site without delivery holds no line of it. The address of the owner's privacy notice is empty while there
 * is none.
 */
export function leadDelivery(privacyNoticeUrl: string): AstroIntegration {
  return {
    name: 'lead-delivery',
    hooks: {
      'astro:config:setup': ({ updateConfig }) => {
        if (readLeadEndpoint(process.env)) updateConfig({ vite: { plugins: [leadsDelivered] } });
      },
      // Not while configuring: tools that only read the configuration do so in the name of a build.
      'astro:build:start': () => {
        const problem = leadProblem(process.env, privacyNoticeUrl);
        if (problem !== undefined) throw new PlainError(problem);
      },
    },
  };
}
