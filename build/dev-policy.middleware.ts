import { defineMiddleware } from 'astro:middleware';
import { readLeadEndpoint } from '../contracts/lead-endpoint.ts';
import { devPolicies } from './dev-policy.ts';
import { takeOutIslandRuntime } from './steps/island-runtime.ts';
import { breakLinesWell } from './steps/line-breaks.ts';
import { addPolicy } from './steps/policy.ts';

/** Takes each page through the steps that built ones take, but for integrity, and sends its policy. */
export const onRequest = defineMiddleware(async ({ url }, next) => {
  const response = await next();
  if (!response.headers.get('content-type')?.startsWith('text/html')) return response;
  const built = { address: url.pathname, html: await response.text(), policy: '', problems: [] };
  const page = breakLinesWell(takeOutIslandRuntime(built));
  const { enforced, reported } = devPolicies(addPolicy(page, readLeadEndpoint(process.env)).policy);
  const headers = new Headers(response.headers);
  headers.set('content-security-policy', enforced);
  headers.set('content-security-policy-report-only', reported);
  return new Response(page.html, { status: response.status, headers });
});
