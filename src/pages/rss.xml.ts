import { feedXml } from '../site/blog/feed.tsx';

export const GET = async () =>
  new Response(await feedXml(), { headers: { 'content-type': 'application/rss+xml; charset=utf-8' } });
