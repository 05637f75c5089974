# Three images of one build: the lead inbox, the site on Caddy with TLS, and, where no target is named, the site on nginx without
# TLS, for a platform or a proxy that speaks TLS in front of it. docs/deploy.md says how each is built and run.
#
# Versions, not digests: `docker build --pull` gets what a version holds now, and each image takes Debian's security fixes as it
# is built. renovate.json pins digests beside the versions once it runs.
FROM node:24.21.0-bookworm-slim AS build
WORKDIR /build
COPY package.json package-lock.json .npmrc ./
RUN npm ci
COPY . .
# Whether the site delivers leads, and where to: as the settings of the same names.
ARG LEADS="" LEADS_URL="" LEADS_UPSTREAM=""
RUN npm run build

FROM node:24.21.0-bookworm-slim AS inbox
RUN apt-get update \
  && apt-get upgrade --yes \
  && rm -rf /var/lib/apt/lists/*
WORKDIR /srv/inbox
COPY inbox/package.json inbox/package-lock.json inbox/
RUN npm ci --prefix inbox --omit=dev --ignore-scripts
COPY contracts contracts
COPY inbox/src inbox/src
# For SQLite: the folder of the database, on a volume.
RUN install -d -o 1000 -g 1000 leads
ENV HOST=0.0.0.0
USER 1000:1000
EXPOSE 4321
HEALTHCHECK --interval=10s --timeout=10s --start-period=20s CMD ["node", "-e", "fetch('http://127.0.0.1:4321/readyz').then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "inbox/src/main.ts"]

# Caddy's own program: Debian 12 has 2.6, whose hole in HTTP/2 (CVE-2023-44487) Debian has not mended.
FROM debian:12.11-slim AS caddy
# hadolint ignore=DL3008
RUN apt-get update \
  && apt-get upgrade --yes \
  && apt-get install --yes --no-install-recommends ca-certificates \
  && rm -rf /var/lib/apt/lists/* \
  && install -d -o 33 -g 33 /data
# cp leaves behind the program's right to low ports, with which nobody could start it who has dropped all rights.
RUN --mount=from=caddy:2.11.4,target=/caddy cp /caddy/usr/bin/caddy /usr/bin/
COPY --from=build /build/.site/deploy/caddy/Caddyfile /etc/caddy/Caddyfile
COPY --from=build /build/dist /srv/site
# Certificates and their keys: on a volume, or each start asks for new ones.
ENV XDG_DATA_HOME=/data XDG_CONFIG_HOME=/data
USER 33:33
EXPOSE 80 443 443/udp
HEALTHCHECK --interval=30s --timeout=3s --start-period=5s CMD ["bash", "-c", "exec 3<>/dev/tcp/127.0.0.1/80 && printf 'HEAD / HTTP/1.0\\r\\n\\r\\n' >&3 && read -r line <&3 && [[ $line == HTTP/* ]]"]
CMD ["caddy", "run", "--config", "/etc/caddy/Caddyfile", "--adapter", "caddyfile"]

# Debian's own nginx, since the tests run this very package. It is not pinned: each build takes its security fixes.
FROM debian:12.11-slim AS nginx
# hadolint ignore=DL3008
RUN apt-get update \
  && apt-get upgrade --yes \
  && apt-get install --yes --no-install-recommends nginx libnginx-mod-http-brotli-static \
  && rm -rf /var/lib/apt/lists/* /var/www/html
COPY --from=build /build/.site/deploy/nginx /etc/nginx/site
COPY --from=build /build/dist /srv/site
USER 33:33
EXPOSE 8080
STOPSIGNAL SIGQUIT
HEALTHCHECK --interval=30s --timeout=3s --start-period=2s CMD ["bash", "-c", "exec 3<>/dev/tcp/127.0.0.1/8080 && printf 'HEAD / HTTP/1.0\\r\\n\\r\\n' >&3 && read -r line <&3 && [[ $line == *' 200 '* ]]"]
CMD ["nginx", "-e", "stderr", "-c", "/etc/nginx/site/container.conf", "-g", "daemon off;"]
