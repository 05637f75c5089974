/** `npm run prove -- crash`: kills the process that stores leads 1,000 times, and prints what was lost. */
import { crash } from './crash.ts';

const report = await crash(1000);
console.log(report);
const harm = report.lost + report.incomplete + report.neverSent + report.forgotten;
process.exitCode = harm === 0 && report.integrity === 'ok' ? 0 : 1;
