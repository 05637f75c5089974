import { describe, expect, it } from 'vitest';
import { leadProblem, readLeadEndpoint, readLeadUpstreams } from './lead-endpoint.ts';

describe('The setting of delivery', () => {
  it('is off unless it is on, and posts to the site itself unless an address is given', () => {
    for (const env of [{}, { LEADS: '', LEADS_URL: '' }]) expect(readLeadEndpoint(env)).toBeUndefined();
    expect(readLeadEndpoint({ LEADS: 'inbox' })).toEqual({ action: '/leads', source: "'self'" });
  });

  it.each([
    ['https://leads.example.com/leads', 'https://leads.example.com'],
    ['https://leads.example.com:8443/in/leads', 'https://leads.example.com:8443'],
    ['http://localhost:4720/leads', 'http://localhost:4720'],
  ])('names exactly the origin of %s in the policy', (url, source) => {
    expect(readLeadEndpoint({ LEADS: 'inbox', LEADS_URL: url })).toEqual({ action: url, source });
  });

  it.each([
    { LEADS: 'yes' },
    { LEADS_URL: 'https://leads.example.com/leads' },
    { LEADS: 'inbox', LEADS_URL: 'leads.example.com' },
    { LEADS: 'inbox', LEADS_URL: 'http://leads.example.com/leads' },
    { LEADS: 'inbox', LEADS_URL: 'javascript:alert(1)' },
    { LEADS: 'inbox', LEADS_URL: 'https://user:secret@leads.example.com/leads' },
    { LEADS: 'inbox', LEADS_URL: "https://leads.example.com/leads; script-src 'unsafe-inline'" },
  ])('is refused in one sentence: %j', (env) => {
    expect(() => readLeadEndpoint(env)).toThrow(/^LEADS.*\.$/);
  });

  it('says where the inboxes behind the site are, and that there are none where leads go elsewhere or nowhere', () => {
    expect(readLeadUpstreams({ LEADS: 'inbox' })).toEqual(['127.0.0.1:4321']);
    const several = { LEADS: 'inbox', LEADS_UPSTREAM: 'inbox-1:4321, [fd00::2]:80' };
    expect(readLeadUpstreams(several)).toEqual(['inbox-1:4321', '[fd00::2]:80']);
    expect(readLeadUpstreams({})).toEqual([]);
    expect(readLeadUpstreams({ LEADS: 'inbox', LEADS_URL: 'https://leads.example.com/leads' })).toEqual([]);
  });

  it.each([
    { LEADS_UPSTREAM: 'inbox:4321' },
    { LEADS: 'inbox', LEADS_URL: 'https://leads.example.com/leads', LEADS_UPSTREAM: 'inbox:4321' },
    { LEADS: 'inbox', LEADS_UPSTREAM: 'inbox' },
    { LEADS: 'inbox', LEADS_UPSTREAM: 'http://inbox:4321' },
    { LEADS: 'inbox', LEADS_UPSTREAM: 'inbox:4321; return 200' },
  ])('takes no other word for where they are: %j', (env) => {
    expect(() => readLeadUpstreams(env)).toThrow(/^LEADS_UPSTREAM .*\.$/);
  });

  it('asks for a privacy notice, and only when it is on', () => {
    expect(leadProblem({ LEADS: 'inbox' }, '')).toMatch(/^LEADS=inbox needs .* src\/brand\.yaml .*\.$/);
    expect(leadProblem({}, '')).toBeUndefined();
    expect(leadProblem({ LEADS: 'inbox' }, '/privacy')).toBeUndefined();
  });
});
