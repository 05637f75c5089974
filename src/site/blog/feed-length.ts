/** How many of the newest articles the feed carries: enough for a reader that joins late; readers refuse feeds that grow for ever. */
export const feedLength = 20;
