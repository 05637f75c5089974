# The site on nginx, without TLS: for a platform or a proxy that speaks TLS in front of it.
FROM node:24.21.0-bookworm-slim AS build
WORKDIR /build
COPY package.json package-lock.json .npmrc ./
RUN npm ci
COPY . .
RUN npm run build

# Debian, since the tests run these very packages. They are not pinned: each build takes their security fixes.
FROM debian:12.11-slim
# hadolint ignore=DL3008
RUN apt-get update \
  && apt-get install --yes --no-install-recommends nginx libnginx-mod-http-brotli-static \
  && rm -rf /var/lib/apt/lists/* /var/www/html
COPY --from=build /build/.site/deploy/nginx /etc/nginx/site
COPY --from=build /build/dist /srv/site
USER www-data
EXPOSE 8080
STOPSIGNAL SIGQUIT
HEALTHCHECK --interval=30s --timeout=3s --start-period=2s CMD ["bash", "-c", "exec 3<>/dev/tcp/127.0.0.1/8080 && printf 'HEAD / HTTP/1.0\\r\\n\\r\\n' >&3 && read -r line <&3 && [[ $line == *' 200 '* ]]"]
CMD ["nginx", "-e", "stderr", "-c", "/etc/nginx/site/container.conf", "-g", "daemon off;"]
