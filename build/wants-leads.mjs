/**
 * Whether an owner set anything about delivering leads; what exactly is for platform/lead-endpoint.ts to say. Plain script,
 * since `npm start` asks on whatever Node the machine has.
 * @param {Readonly<Record<string, string | undefined>>} env
 */
export const wantsLeads = ({ LEADS, LEADS_URL }) => Boolean(LEADS || LEADS_URL);
