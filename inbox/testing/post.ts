import { Agent, request } from 'node:http';
import { origin } from './settings.ts';

/** Sends bodies to an inbox as a page of ours would: over kept connections, which costs a test little. */
export interface Sender {
  /** Posts a body and answers the status; rejects if the connection breaks. */
  post(type: string, body: string | Uint8Array): Promise<number | undefined>;
  /** Posts a lead and answers the status, or undefined if the connection broke. */
  postLead(payload: object): Promise<number | undefined>;
}

/** A sender with so many connections of its own. */
export function createSender(url: string, connections = 8): Sender {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const post: Sender['post'] = (type, body) =>
    new Promise((resolve, reject) => {
      const headers = { origin, 'content-type': type, 'content-length': Buffer.byteLength(body) };
      const posted = request(url, { method: 'POST', agent, headers }, (response) => {
        response
          .resume()
          .on('end', () => resolve(response.statusCode))
          .on('error', reject);
      });
      posted.on('error', reject).end(body);
    });
  return {
    post,
    postLead: (payload) => post('application/json', JSON.stringify(payload)).catch(() => undefined),
  };
}
