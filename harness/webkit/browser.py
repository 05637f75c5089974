#!/usr/bin/python3
"""
WebKitGTK as a browser that Playwright drives: it speaks as much of WebDriver BiDi (https://www.w3.org/TR/webdriver-bidi/) as
Playwright asks for. Debian's own driver speaks WebDriver of old only, which can neither hold a request back nor run a script
before those of a page.
"""
import atexit
import json
import os
import re
import shutil
import signal
import subprocess
import sys
import tempfile


def open_display():
    """A screen that nobody sees, for this browser alone."""
    reader, writer = os.pipe()
    screen = ['-screen', '0', '1920x1200x24', '-nolisten', 'tcp']
    display = subprocess.Popen(['Xvfb', '-displayfd', str(writer), *screen], pass_fds=[writer], stderr=subprocess.DEVNULL)
    os.close(writer)
    atexit.register(display.kill)
    with os.fdopen(reader) as number:
        os.environ['DISPLAY'] = f':{number.readline().strip()}'


open_display()
sys.dont_write_bytecode = True

import gi  # noqa: E402

for name, version in {'Gdk': '3.0', 'Gtk': '3.0', 'Soup': '3.0', 'WebKit2': '4.1'}.items():
    gi.require_version(name, version)

from gi.repository import GLib, Gtk, Soup, WebKit2  # noqa: E402

from network import Network  # noqa: E402
from page import Page, as_expression  # noqa: E402

# What the engine itself says of a page, it prints; what scripts say is told by watch.js.
COMPLAINT = re.compile(r'^(?:\S+:\d+:\d+: )?CONSOLE ([A-Z]+) (WARN|ERROR) (.*)$')


class Browser:
    def __init__(self):
        self.socket = None
        self.pages = {}
        self.sizes = {}
        self.preloads = {}
        self.count = 0
        self.profile = tempfile.mkdtemp(prefix='webkit-')
        atexit.register(shutil.rmtree, self.profile, True)
        self.network = Network(self.emit, self.last_page)
        # Not a private session, since the engine prints nothing of one.
        self.data = WebKit2.WebsiteDataManager(base_data_directory=self.profile, base_cache_directory=self.profile)
        self.data.set_network_proxy_settings(
            WebKit2.NetworkProxyMode.CUSTOM, WebKit2.NetworkProxySettings.new(self.network.address, None)
        )
        self.context = WebKit2.WebContext(website_data_manager=self.data)
        self.settings = WebKit2.Settings()
        self.settings.set_enable_write_console_messages_to_stdout(True)
        # Pages come back by loading anew, as in the other engines.
        self.settings.set_enable_page_cache(False)
        self.settings.set_hardware_acceleration_policy(WebKit2.HardwareAccelerationPolicy.NEVER)

    def last_page(self):
        return next(reversed(self.pages.values()), None)

    def new_id(self, kind):
        self.count += 1
        return f'{kind}-{self.count}'

    # The wire

    def serve(self):
        server = Soup.Server()
        server.listen_local(0, Soup.ServerListenOptions.IPV4_ONLY)
        server.add_websocket_handler('/session', None, None, self.on_socket)
        self.server = server
        return f'ws://127.0.0.1:{server.get_uris()[0].get_port()}'

    def on_socket(self, _server, _message, _path, socket, *_):
        self.socket = socket
        socket.set_max_incoming_payload_size(0)
        socket.connect('message', self.on_command)
        socket.connect('closed', lambda *_: Gtk.main_quit())

    def send(self, message):
        self.socket.send_text(json.dumps(message))

    def emit(self, method, params):
        if self.socket and self.socket.get_state() == Soup.WebsocketState.OPEN:
            self.send({'type': 'event', 'method': method, 'params': params})

    def on_command(self, _socket, _kind, data):
        command = json.loads(data.get_data())
        number = command['id']

        def done(result):
            if result is None:
                refuse('no such frame', 'The document is gone.')
            else:
                self.send({'type': 'success', 'id': number, 'result': result})

        def refuse(error, text):
            self.send({'type': 'error', 'id': number, 'error': error, 'message': text})

        run = COMMANDS.get(command['method'])
        if run is None:
            refuse('unknown command', f'{command["method"]} is not spoken here.')
            return
        try:
            run(self, command['params'], done)
        except KeyError as missing:
            refuse('invalid argument', f'There is no {missing}.')

    # Commands

    def new_session(self, _params, done):
        version = '.'.join(str(part()) for part in (
            WebKit2.get_major_version, WebKit2.get_minor_version, WebKit2.get_micro_version
        ))
        done({'sessionId': 'session', 'capabilities': {
            'browserName': 'WebKitGTK', 'browserVersion': version, 'userAgent': self.settings.get_user_agent(),
        }})

    def create_user_context(self, _params, done):
        user_context = self.new_id('context')
        self.data.clear(WebKit2.WebsiteDataTypes.ALL, 0, None, lambda *_: done({'userContext': user_context}))

    def remove_user_context(self, params, done):
        for page in self.pages_of(params):
            self.close(page)
        done({})

    def create_page(self, params, done):
        user_context = params['userContext']
        size = self.sizes.get(user_context, (1280, 720))
        page = Page(self.context, self.settings, user_context, size, self.emit)
        self.pages[page.id] = page
        for preload in self.preloads.values():
            if user_context in preload['userContexts']:
                page.add_script(preload['source'])
        self.emit('browsingContext.contextCreated', {
            'context': page.id, 'userContext': user_context, 'url': 'about:blank', 'parent': None, 'children': [],
        })
        done({'context': page.id})

    def close_page(self, params, done):
        self.close(self.pages[params['context']])
        done({})

    def close(self, page):
        del self.pages[page.id]
        self.network.forget(page)
        page.close()
        self.emit('browsingContext.contextDestroyed', {'context': page.id, 'parent': None})

    def pages_of(self, params):
        if 'context' in params:
            return [self.pages[params['context']]]
        wanted = params.get('userContexts', [params.get('userContext')])
        return [page for page in self.pages.values() if page.user_context in wanted]

    def set_viewport(self, params, done):
        size = (params['viewport']['width'], params['viewport']['height'])
        for user_context in params.get('userContexts', []):
            self.sizes[user_context] = size
        pages = self.pages_of(params)
        if pages:
            pages[0].resize(*size, done)
        else:
            done({})

    def navigate(self, params, done):
        self.pages[params['context']].navigate(params['url'], done)

    def reload(self, params, done):
        self.pages[params['context']].view.reload()
        done({})

    def traverse(self, params, done):
        view = self.pages[params['context']].view
        item = view.get_back_forward_list().get_nth_item(params['delta'])
        if item is None:
            raise KeyError('entry in the history')
        view.go_to_back_forward_list_item(item)
        done({})

    def add_preload(self, params, done):
        preload = {'userContexts': params.get('userContexts', []), 'source': f'({params["functionDeclaration"]})()'}
        for page in self.pages.values():
            if page.user_context in preload['userContexts'] or page.id in params.get('contexts', []):
                page.add_script(preload['source'])
        script = self.new_id('script')
        self.preloads[script] = preload
        done({'script': script})

    def remove_preload(self, params, done):
        del self.preloads[params['script']]
        done({})

    def run_script(self, params, script, done):
        target = params['target']
        self.pages[target['context']].run(
            script,
            target.get('sandbox'),
            done,
            params.get('arguments', []),
            params.get('serializationOptions', {}).get('maxObjectDepth'),
            params.get('resultOwnership') == 'root',
        )

    def evaluate(self, params, done):
        self.run_script(params, f'() => ({as_expression(params["expression"])})', done)

    def call_function(self, params, done):
        self.run_script(params, f'({params["functionDeclaration"]})', done)

    def disown(self, params, done):
        page = self.pages.get(params['target']['context'])
        for handle in params['handles'] if page else []:
            page.ask('realm.disown(handle)', params['target'].get('sandbox'), lambda _: None, handle=handle)
        done({})

    def perform_actions(self, params, done):
        self.pages[params['context']].perform(params['actions'], done)

    def add_intercept(self, params, done):
        intercept = self.new_id('intercept')
        # No page asks who the visitor is.
        if 'beforeRequestSent' in params['phases']:
            self.network.intercepts[intercept] = params['contexts']
        done({'intercept': intercept})

    def remove_intercept(self, params, done):
        self.network.intercepts.pop(params['intercept'], None)
        done({})

    def continue_request(self, params, done):
        self.network.forward(self.network.take(params['request']))
        done({})

    def fail_request(self, params, done):
        self.network.fail(self.network.take(params['request']), 'refused by the test')
        done({})

    def provide_response(self, params, done):
        headers = [(header['name'], header['value']['value']) for header in params['headers']]
        body = GLib.base64_decode(params['body']['value'])
        self.network.finish(self.network.take(params['request']), params['statusCode'], headers, body)
        done({})

    def quit(self, _params, done):
        done({})
        Gtk.main_quit()

    def nothing(self, _params, done):
        done({})

    # What the engine prints

    def hear(self, reader):
        channel = GLib.IOChannel.unix_new(reader)
        channel.set_encoding(None)
        GLib.io_add_watch(channel, GLib.PRIORITY_DEFAULT, GLib.IOCondition.IN, self.on_line)

    def on_line(self, channel, _condition):
        line = channel.readline().decode(errors='replace').rstrip('\n')
        complaint = COMPLAINT.match(line)
        page = self.last_page()
        if complaint and page:
            source, level, text = complaint.groups()
            page.log('error' if level == 'ERROR' else 'warn', text, 'javascript' if source == 'JS' else 'console')
        return True


COMMANDS = {
    'session.new': Browser.new_session,
    'session.subscribe': Browser.nothing,
    'browser.close': Browser.quit,
    'browser.createUserContext': Browser.create_user_context,
    'browser.removeUserContext': Browser.remove_user_context,
    'browser.setDownloadBehavior': Browser.nothing,
    'browsingContext.activate': Browser.nothing,
    'browsingContext.create': Browser.create_page,
    'browsingContext.close': Browser.close_page,
    'browsingContext.navigate': Browser.navigate,
    'browsingContext.reload': Browser.reload,
    'browsingContext.setViewport': Browser.set_viewport,
    'browsingContext.traverseHistory': Browser.traverse,
    'emulation.setLocaleOverride': Browser.nothing,
    'emulation.setScreenOrientationOverride': Browser.nothing,
    'emulation.setScreenSettingsOverride': Browser.nothing,
    'emulation.setUserAgentOverride': Browser.nothing,
    'input.performActions': Browser.perform_actions,
    'network.addDataCollector': Browser.nothing,
    'network.addIntercept': Browser.add_intercept,
    'network.continueRequest': Browser.continue_request,
    'network.failRequest': Browser.fail_request,
    'network.provideResponse': Browser.provide_response,
    'network.removeIntercept': Browser.remove_intercept,
    'network.setCacheBehavior': Browser.nothing,
    'network.setExtraHeaders': Browser.nothing,
    'script.addPreloadScript': Browser.add_preload,
    'script.callFunction': Browser.call_function,
    'script.disown': Browser.disown,
    'script.evaluate': Browser.evaluate,
    'script.removePreloadScript': Browser.remove_preload,
    'storage.getCookies': lambda _browser, _params, done: done({'cookies': []}),
}


def main():
    if '--version' in sys.argv:
        print(f'WebKitGTK {WebKit2.get_major_version()}.{WebKit2.get_minor_version()}.{WebKit2.get_micro_version()}')
        return
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(0))
    told = os.fdopen(os.dup(2), 'w')
    # The engine's processes print to whatever this one's output is when they start.
    reader, writer = os.pipe()
    os.dup2(writer, 1)
    browser = Browser()
    browser.hear(reader)
    print(f'WebDriver BiDi listening on {browser.serve()}', file=told, flush=True)
    Gtk.main()


main()
