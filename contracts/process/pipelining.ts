import type { RequestListener } from 'node:http';
import type { Socket } from 'node:net';

/** Who reads an answer before asking again has two at most: the next request may come in before the last answer is noted. */
const mostUnanswered = 2;

/**
 * Ends a connection that asks for more without reading, as no browser and no proxy does: Node begins all its answers at once,
 * each with an open file and a buffer.
 */
export function refusePipelining(answer: RequestListener): RequestListener {
  const unanswered = new WeakMap<Socket, number>();
  const count = (socket: Socket, change: number): number => {
    const counted = (unanswered.get(socket) ?? 0) + change;
    unanswered.set(socket, counted);
    return counted;
  };
  return (request, response) => {
    const { socket } = request;
    if (count(socket, 1) > mostUnanswered) return void socket.destroy();
    response.once('close', () => count(socket, -1));
    // By then everything that came in the same packet has been counted.
    return queueMicrotask(() => socket.destroyed || answer(request, response));
  };
}
