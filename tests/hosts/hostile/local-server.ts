/** The server behind `npm start` over another folder, in a process of its own that can be seen to live. Arguments: folder, policies. */
import { readFileSync } from 'node:fs';
import { createSite } from '../../../server/site.ts';

const [, , root = '', policies = ''] = process.argv;
const app = await createSite({ root, policies: JSON.parse(readFileSync(policies, 'utf8')), headersTimeout: 1000 });
await app.listen({ host: '127.0.0.1', port: 0 });
const address = app.server.address();
console.log(typeof address === 'object' ? address?.port : address);
