/** What the inbox keeps, and what may be done with it. One implementation serves SQLite and PostgreSQL. Times are Unix milliseconds. */
import type { Lead } from '../../../contracts/lead.ts';

/** A way to tell the owner of a lead. */
export const channels = ['email', 'webhook'] as const;
export type Channel = (typeof channels)[number];

/** Why a lead waits in quarantine instead of being delivered. */
export const suspicions = ['honeypot', 'too fast', 'same text'] as const;
export type Suspicion = (typeof suspicions)[number];

/** A lead on its way in, checked against the schema. */
export interface NewLead {
  readonly id: string;
  /** The visitor's idempotency key: the same key with the same content is the same lead. */
  readonly key: string;
  readonly receivedAt: number;
  readonly lead: Lead;
  readonly suspicion: Suspicion | undefined;
}

/** A lead as it is kept. A released one keeps the suspicion it was held for. */
export interface StoredLead extends NewLead {
  readonly state: 'accepted' | 'quarantined' | 'released';
}

export type DeliveryState = 'pending' | 'done' | 'dead';

/** One lead on one channel. */
export interface Delivery {
  /** Stable over every attempt: the Message-ID of the mail and the `webhook-id` are made from it. */
  readonly id: string;
  readonly leadId: string;
  readonly channel: Channel;
  readonly state: DeliveryState;
  /** Attempts begun since it was last put into the outbox. */
  readonly attempts: number;
  /** When it was last put into the outbox: the three days of trying count from here. */
  readonly queuedAt: number;
  /** When it may be tried next; for a claimed one, when its lease ends. */
  readonly dueAt: number;
  /** While it is claimed, proves whose claim it is: once the lease has ended, another process may hold another one. */
  readonly lease: string | null;
  /** What the last attempt met, without personal data. */
  readonly problem: string | null;
}

/** How long a process may attempt a delivery before another one tries it: longer than any attempt takes. In milliseconds. */
export const leaseMilliseconds = 60_000;

/** A delivery that this process may attempt until its lease ends. */
export interface ClaimedDelivery {
  readonly delivery: Delivery;
  readonly lead: StoredLead;
}

/** The deliveries, written in the transaction of their lead. Every answer `false` means that the lease was lost. */
export interface Outbox {
  /** Takes so many due deliveries of a channel, oldest first, and counts the attempt. No other process gets them before the lease ends. */
  claim(channel: Channel, now: number, limit: number): Promise<readonly ClaimedDelivery[]>;
  succeed(claimed: ClaimedDelivery): Promise<boolean>;
  /** Puts it back, to be tried at `dueAt`. */
  retryAt(claimed: ClaimedDelivery, dueAt: number, problem: string): Promise<boolean>;
  /** Gives up: it stays as a dead letter until somebody sends it again, or its lead is deleted. */
  bury(claimed: ClaimedDelivery, problem: string): Promise<boolean>;
  /** When the next delivery of a channel is due, undefined when none is pending. */
  nextDueAt(channel: Channel): Promise<number | undefined>;
  /**
   * Makes due now what is due after `latest`: later than anything is put off, so a clock that ran ahead has written it, and has
   * been put right since. Answers whether there was any.
   */
  bringForward(now: number, latest: number): Promise<boolean>;
}

export interface LeadFilter {
  readonly state?: StoredLead['state'] | undefined;
  /** Only leads after this one, in the order they came. */
  readonly after?: { readonly receivedAt: number; readonly id: string } | undefined;
  readonly limit: number;
}

/** That a lead was deleted, without anything of it but its id, which deliveries of it may still carry elsewhere. */
export interface Deletion {
  readonly leadId: string;
  readonly deletedAt: number;
}

/** Whose turn it is to send the owner's digest, of several inboxes on one database. */
export interface DigestTurn {
  /** Whether a digest is due. If so, it is this process alone that sends it, and the next one is due at `nextAt`. */
  takeDigest(now: number, nextAt: number): Promise<boolean>;
  /** Makes the next digest due at another time, as after one that could not be sent. */
  putOffDigest(dueAt: number): Promise<void>;
}

export interface Stats {
  readonly leads: Readonly<Record<StoredLead['state'], number>>;
  readonly deliveries: Readonly<Record<DeliveryState, number>>;
  /** When the oldest delivery that is still pending was queued. */
  readonly oldestPendingAt: number | undefined;
}

/** What the owner does with leads, from the command line. */
export interface Administration {
  list(filter: LeadFilter): Promise<readonly StoredLead[]>;
  find(id: string): Promise<{ readonly lead: StoredLead; readonly deliveries: readonly Delivery[] } | undefined>;
  /** Lets a quarantined lead go out, its deliveries in the same transaction. False if it is not in quarantine. */
  release(id: string, now: number): Promise<boolean>;
  /** Queues a lead again on every configured channel, or all dead letters. Answers how many deliveries were queued. */
  resend(what: { readonly leadId: string } | 'dead', now: number): Promise<number>;
  /** Every dead letter, in the order in which they were queued. */
  deadLetters(): Promise<readonly Delivery[]>;
  /** Deletes leads received before a time, with their deliveries, unless one is still pending. Answers how many leads. */
  purge(before: number): Promise<number>;
  /** Deletes leads for good, with their deliveries, pending ones too, and records it. Answers how many there were. */
  delete(ids: readonly string[], now: number): Promise<number>;
  /** Every lead that was deleted by its id, in that order. */
  deletions(): Promise<readonly Deletion[]>;
  stats(): Promise<Stats>;
}

/** What became of a new lead. */
export type Added = 'stored' | 'quarantined' | 'known';

export interface Store extends Outbox, Administration, DigestTurn {
  /** Resolves once the lead and its deliveries are committed and synced to disk. `known`: it had already come before. */
  add(lead: NewLead): Promise<Added>;
  /** Rejects if no lead can be stored now. */
  check(): Promise<void>;
  /** Waits for what is under way, then closes the database. */
  close(): Promise<void>;
}
