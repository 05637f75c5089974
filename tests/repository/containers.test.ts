import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';

/** What is read of a service in compose.yaml. */
interface Service {
  readonly image?: string;
  readonly build?: { readonly target: string; readonly args?: Readonly<Record<string, string>> };
  readonly restart?: string;
  readonly healthcheck?: object;
  readonly stop_grace_period?: string;
  readonly mem_limit?: string;
  readonly ports?: readonly string[];
  readonly environment?: Readonly<Record<string, string>>;
}

/** The stages of the Dockerfile, each with its own instructions, by its name. */
const stages = new Map(
  readFileSync('Dockerfile', 'utf8')
    .split(/^(?=FROM )/m)
    .slice(1)
    .map((stage) => [/ AS (\w+)\n/.exec(stage)?.[1] ?? '', stage]),
);
const images = [...stages].filter(([name]) => name !== 'build');
const { services }: { readonly services: Readonly<Record<string, Service>> } = parse(
  readFileSync('compose.yaml', 'utf8'),
  { merge: true },
);

describe.each(images)('The image %s', (_, stage) => {
  it('starts from an exact version, takes the fixes since, and ends with the number of a user who is not root', () => {
    expect(stage).toMatch(/^FROM [a-z]+:\d+\.\d+[\w.@:-]* AS /);
    expect(stage).toContain('apt-get upgrade --yes');
    // By number, or Kubernetes cannot tell that it is not root.
    expect([...stage.matchAll(/^USER (.*)$/gm)].at(-1)?.[1]).toMatch(/^[1-9]\d*:[1-9]\d*$/);
  });

  it('tells whether it is well', () => {
    expect(stage).toMatch(/^HEALTHCHECK .*CMD \[/m);
  });
});

it('The images have the Node of the project', () => {
  const node = readFileSync('.node-version', 'utf8').trim();
  for (const name of ['build', 'inbox']) expect(stages.get(name)).toContain(`FROM node:${node}-`);
});

it('The site in an image can deliver its leads, and no secret of whoever builds it gets in', () => {
  expect(stages.get('build')).toMatch(/^ARG LEADS="" LEADS_URL="" LEADS_UPSTREAM=""$/m);
  expect(readFileSync('.dockerignore', 'utf8').split('\n')).toContain('.env');
});

describe.each(Object.entries(services))('The service %s', (_, { image, build, ...service }) => {
  it('is of an exact version, is started again, is known to be well, and gets the time to end what it does', () => {
    const stage = stages.get(build?.target ?? '');
    expect(image ?? stage).toMatch(image ? /^[a-z]+:\d+\.\d+/ : /^FROM /);
    expect(service.restart).toBe('unless-stopped');
    expect(service.healthcheck ?? stage).toEqual(image ? expect.anything() : expect.stringContaining('HEALTHCHECK'));
    // Docker waits for 10 seconds, and a webhook may take 15.
    expect(Number.parseInt(service.stop_grace_period ?? '10', 10)).toBeGreaterThanOrEqual(30);
  });
});

it('No service can take the memory of the machine from the others', () => {
  for (const [name, { mem_limit }] of Object.entries(services)) expect(mem_limit, name).toMatch(/^[1-9]\d*[mg]$/);
});

it('The Caddy of the image is its makers’ own of an exact version, since Debian 12’s is open to resets of HTTP/2', () => {
  const stage = stages.get('caddy') ?? '';
  expect(stage).toMatch(
    /^RUN --mount=from=caddy:\d+\.\d+\.\d+[@:\w]*,target=\/caddy cp \/caddy\/usr\/bin\/caddy \/usr\/bin\/$/m,
  );
  expect(/apt-get install[^&]*/.exec(stage)?.[0]).not.toContain(' caddy');
});

it('Each visitor comes with an address of their own: by IPv6, all would have that of Docker', () => {
  const published = Object.values(services).flatMap(({ ports = [] }) => ports);
  for (const port of published) expect(port).toMatch(/^0\.0\.0\.0:/);
});

it('Caddy takes HTTP/3 too, and hands leads to the inbox where it listens', () => {
  const ports = services['site']?.ports?.map((port) => port.replace(/^.*:(?=\d+:)/, ''));
  expect(ports).toEqual(['80:80', '443:443', '443:443/udp']);
  const port = /^EXPOSE (\d+)$/m.exec(stages.get('inbox') ?? '')?.[1];
  expect(services['site']?.build?.args).toEqual({ LEADS: 'inbox', LEADS_UPSTREAM: `inbox:${port}` });
});
