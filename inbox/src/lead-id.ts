import { createHash, randomBytes } from 'node:crypto';

/** A new id of a lead, in the order of time: a version 7 UUID (RFC 9562, 5.7). */
export function newLeadId(now: number): string {
  const bytes = randomBytes(16);
  bytes.writeUIntBE(now, 0, 6);
  return uuidOf(bytes, 7);
}

/** A key for a form that was sent without script, the same for the same content on the same day (UTC): a second click makes no second lead. */
export function keyOfContent(content: string, now: number): string {
  const day = new Date(now).toISOString().slice(0, 10);
  return uuidOf(createHash('sha256').update(`${day}\n${content}`).digest().subarray(0, 16), 4);
}

function uuidOf(bytes: Buffer, version: 4 | 7): string {
  bytes.writeUInt8((version << 4) | (bytes.readUInt8(6) & 0x0f), 6);
  bytes.writeUInt8(0x80 | (bytes.readUInt8(8) & 0x3f), 8);
  return bytes.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}
