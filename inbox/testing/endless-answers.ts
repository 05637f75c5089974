import type { Socket } from 'node:net';

/** How an answer begins that comes to no end, and what is said again every few milliseconds. */
const answers = {
  never: ['', ''],
  'switch protocols': ['HTTP/1.1 101 Switching Protocols\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n', ''],
  'half an answer': ['HTTP/1.1 204 No Con', ''],
  'endless headers': ['HTTP/1.1 200 OK\r\n', 'X-Again: 1\r\n'],
  'endless waiting': ['', 'HTTP/1.1 102 Processing\r\n\r\n'],
} as const;

/** What a receiver may do without ever answering. */
export type EndlessAnswer = keyof typeof answers;

export const isEndless = (kind: unknown): kind is EndlessAnswer => typeof kind === 'string' && kind in answers;

/** All of them. */
export const endlessAnswers = Object.keys(answers).filter(isEndless);

/** Goes on until the other side has had enough. */
export function answerEndlessly(socket: Socket, kind: EndlessAnswer): void {
  const [beginning, again] = answers[kind];
  socket.write(beginning);
  const saying = setInterval(() => socket.write(again), 5);
  socket.on('close', () => clearInterval(saying));
}
