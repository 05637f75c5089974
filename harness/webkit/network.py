"""All that the browser fetches goes through here: told to the driver, and held back, answered or refused as it asks."""
import itertools
import time

from gi.repository import GLib, Soup

DESTINATIONS = {'css': 'style', 'js': 'script', 'mjs': 'script', 'woff2': 'font', 'svg': 'image', 'png': 'image'}


def headers_of(headers):
    found = []
    headers.foreach(lambda name, value: found.append((name, value)))
    return found


def to_bidi(headers):
    return [{'name': name, 'value': {'type': 'string', 'value': value}} for name, value in headers]


class Exchange:
    """One request of the browser and what it is answered."""

    def __init__(self, message, number, page):
        self.message = message
        self.page = page
        self.id = str(number)
        self.url = message.get_uri().to_string()
        self.method = message.get_method()
        self.headers = headers_of(message.get_request_headers())
        self.body = message.get_request_body().flatten().get_data()
        self.started = time.time() * 1000

    def answer(self, status, headers, body):
        self.message.set_status(status, None)
        sent = self.message.get_response_headers()
        for name, value in headers:
            if name.lower() not in ('content-length', 'transfer-encoding', 'connection', 'keep-alive'):
                sent.append(name, value)
        self.message.get_response_body().append(body)
        self.message.unpause()

    def refuse(self):
        self.message.get_socket().close()
        self.message.unpause()


class Network:
    """A proxy between the browser and the site."""

    def __init__(self, emit, page_of):
        self.emit = emit
        self.page_of = page_of
        self.intercepts = {}
        self.held = {}
        self.numbers = itertools.count(1)
        self.session = Soup.Session(max_conns=64, max_conns_per_host=64)
        # What is compressed stays so on its way to the browser.
        self.session.remove_feature_by_type(Soup.ContentDecoder)
        self.server = Soup.Server()
        self.server.listen_local(0, Soup.ServerListenOptions.IPV4_ONLY)
        self.server.add_handler(None, self.on_request)
        self.address = f'http://127.0.0.1:{self.server.get_uris()[0].get_port()}'

    def intercepts_of(self, page):
        return [name for name, contexts in self.intercepts.items() if page and page.id in contexts]

    def forget(self, page):
        """What is asked for a page that is closed is held back no more: nobody would ever let it go."""
        self.intercepts = {name: contexts for name, contexts in self.intercepts.items() if page.id not in contexts}
        for request in [name for name, exchange in self.held.items() if exchange.page is page]:
            self.take(request).refuse()

    def on_request(self, _server, message, *_):
        page = self.page_of()
        exchange = Exchange(message, next(self.numbers), page)
        message.pause()
        intercepts = self.intercepts_of(page)
        path = exchange.url.split('?')[0].split('#')[0]
        destination = DESTINATIONS.get(path.rsplit('.', 1)[-1], '')
        is_document = page and page.is_awaiting(exchange.url)
        self.tell('beforeRequestSent', exchange, {
            'navigation': page.navigation if is_document else None,
            'isBlocked': bool(intercepts),
            'intercepts': intercepts or None,
            'initiator': {'type': 'other'},
        }, destination='document' if is_document else destination)
        if intercepts:
            self.held[exchange.id] = exchange
        else:
            self.forward(exchange)

    def forward(self, exchange):
        message = Soup.Message.new(exchange.method, exchange.url)
        message.add_flags(Soup.MessageFlags.NO_REDIRECT)
        for name, value in exchange.headers:
            if name.lower() not in ('proxy-connection', 'connection', 'host'):
                message.get_request_headers().append(name, value)
        if exchange.body:
            message.set_request_body_from_bytes(None, GLib.Bytes.new(exchange.body))
        self.session.send_and_read_async(message, GLib.PRIORITY_DEFAULT, None, self.on_answer, (exchange, message))

    def on_answer(self, session, result, given):
        exchange, message = given
        try:
            body = session.send_and_read_finish(result).get_data() or b''
        except GLib.Error as error:
            self.fail(exchange, error.message)
            return
        self.finish(exchange, message.get_status(), headers_of(message.get_response_headers()), body)

    def finish(self, exchange, status, headers, body):
        # Nothing is kept, on whatever page: what a later one has at hand it would not ask for, and none could hold it back.
        headers = [(name, value) for name, value in headers if name.lower() not in ('cache-control', 'etag')]
        headers.append(('cache-control', 'no-store'))
        response = {'url': exchange.url, 'status': int(status), 'statusText': '', 'protocol': 'http/1.1',
                    'headers': to_bidi(headers), 'headersSize': 0, 'bodySize': len(body)}
        self.tell('responseStarted', exchange, {'response': response})
        exchange.answer(int(status), headers, body)
        self.tell('responseCompleted', exchange, {'response': response})

    def fail(self, exchange, reason):
        exchange.refuse()
        self.tell('fetchError', exchange, {'errorText': reason})

    def tell(self, event, exchange, more, destination=''):
        page = self.page_of()
        if page is None:
            return
        now = time.time() * 1000
        self.emit(f'network.{event}', {
            'context': page.id,
            'redirectCount': 0,
            'timestamp': int(now),
            'request': {
                'request': exchange.id, 'url': exchange.url, 'method': exchange.method, 'cookies': [],
                'headers': to_bidi(exchange.headers), 'headersSize': 0, 'bodySize': len(exchange.body or b''),
                'destination': destination, 'initiatorType': 'other',
                'timings': {'requestTime': exchange.started, 'requestStart': exchange.started, 'responseStart': now,
                            'responseEnd': now},
            },
            **{name: value for name, value in more.items() if value is not None or name == 'navigation'},
        })

    def take(self, request):
        return self.held.pop(request)
