import { PlainError } from '../../../contracts/process/plain-error.mjs';

/**
 * Reads `smtp://` and `smtps://` addresses. Anywhere but on this machine, mail goes out over TLS or not at all: it holds
 * names and addresses. On it, nobody listens in between. Answers how to reach the server, as the library takes it.
 * @throws PlainError with one sentence for anything else.
 */
export function readSmtpServer(text: string) {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (!url || !/^smtps?:$/.test(url.protocol) || url.hostname === '' || url.search !== '' || !isDecodable(url)) {
    throw new PlainError('LEADS_SMTP_URL is no mail server: write it as in smtps://user:password@mail.example.com.');
  }
  const secure = url.protocol === 'smtps:';
  const host = url.hostname.replace(/^\[|\]$/g, '');
  const isHere = ['localhost', '127.0.0.1', '::1'].includes(host);
  return {
    host,
    port: url.port ? Number(url.port) : secure ? 465 : 587,
    secure,
    requireTLS: !secure && !isHere,
    // A mail server offers TLS to its own machine too, as often as not with a certificate that nobody has signed.
    ignoreTLS: !secure && isHere,
    ...(url.username && { auth: { user: decodeURIComponent(url.username), pass: decodeURIComponent(url.password) } }),
  };
}

/** Whether name and password are percent-encoded, which a lone % is not. */
function isDecodable({ username, password }: URL): boolean {
  try {
    decodeURIComponent(`${username}:${password}`);
    return true;
  } catch {
    return false;
  }
}
