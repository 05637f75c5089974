"""A window with one page, as WebDriver BiDi tells of it."""
import itertools
import json
import pathlib

from gi.repository import GLib, Gtk, WebKit2

from input_devices import InputDevices

HERE = pathlib.Path(__file__).parent
REALM = (HERE / 'realm.js').read_text() + "\nconst realm = globalThis[Symbol.for('webdriver-bidi')];"
WATCH = (HERE / 'watch.js').read_text()

numbers = itertools.count(1)


def without_hash(url):
    return url.split('#')[0]


def as_expression(source):
    return source.strip().rstrip(';')


class Page:
    def __init__(self, context, settings, user_context, size, emit):
        self.id = f'page-{next(numbers)}'
        self.user_context = user_context
        self.emit_event = emit
        self.navigation = None
        self.expected_url = None
        self.is_provisional = False
        self.realms = {}
        self.scripts = WebKit2.UserContentManager()
        self.scripts.connect('script-message-received::webdriver', self.on_message)
        self.scripts.register_script_message_handler('webdriver')
        self.add_script(WATCH)
        self.window = Gtk.Window(decorated=False)
        self.view = WebKit2.WebView(web_context=context, user_content_manager=self.scripts, settings=settings)
        self.view.connect('load-changed', self.on_load_changed)
        self.view.connect('load-failed', self.on_load_failed)
        self.view.connect('notify::uri', self.on_address)
        self.window.add(self.view)
        self.window.set_default_size(*size)
        self.window.show_all()
        # Without a window manager the keyboard follows the pointer: kept in the corner, a window of any size has the focus.
        self.window.get_display().get_default_seat().get_pointer().warp(self.window.get_screen(), 1, 1)
        self.view.grab_focus()
        self.devices = InputDevices(self.view)

    def emit(self, event, **params):
        self.emit_event(event, {'context': self.id, **params})

    def close(self):
        self.window.destroy()

    # Scripts

    def add_script(self, source):
        script = WebKit2.UserScript.new(
            source, WebKit2.UserContentInjectedFrames.TOP_FRAME, WebKit2.UserScriptInjectionTime.START, None, None
        )
        self.scripts.add_script(script)
        return script

    def realm_of(self, world):
        return self.realms.setdefault(world, f'realm-{next(numbers)}')

    def run(self, script, world, done, args=(), depth=None, is_kept=False):
        """Runs a function of JavaScript in a world of the page; `done` gets BiDi's answer."""
        lent = next((each['sharedId'] for each in args if 'sharedId' in each), None)
        if lent:
            # Only the world that has it does lend it.
            for each in self.realms:
                self.ask('realm.lend(handle)', each, lambda _: None, handle=lent)
        realm = self.realm_of(world)
        request = json.dumps({'args': list(args), 'depth': depth, 'isKept': is_kept})

        def answer(text):
            result = None if text is None else json.loads(text)
            if result and result['type'] == 'uncompiled':
                for source in result['sources']:
                    self.ask(f'realm.compile(source, () => ({as_expression(source)}))', world, lambda _: None, source=source)
                self.ask(run, world, answer, request=request)
            else:
                done(result and {**result, 'realm': realm})

        run = f'realm.run({script}, request)'
        self.ask(run, world, answer, request=request)

    def ask(self, expression, world, done, **given):
        values = GLib.Variant('a{sv}', {name: GLib.Variant('s', value) for name, value in given.items()})

        def finish(view, result):
            try:
                done(view.call_async_javascript_function_finish(result).to_string())
            except GLib.Error:
                # The document is no more.
                done(None)

        body = f'{REALM}\nreturn {expression};'
        self.view.call_async_javascript_function(body, -1, values, world, None, None, finish)

    def on_message(self, _scripts, result):
        message = json.loads(result.get_js_value().to_string())
        event = message.pop('event')
        if event == 'log.entryAdded':
            self.log(message['method'], message['text'])
        else:
            self.emit(event, navigation=self.navigation, url=self.view.get_uri(), timestamp=0)

    def log(self, method, text, kind='console'):
        self.emit_event('log.entryAdded', {
            'type': kind, 'method': method, 'level': 'error' if method == 'error' else 'info', 'text': text, 'timestamp': 0,
            'args': [{'type': 'string', 'value': text}],
            'source': {'realm': self.realm_of(None), 'context': self.id},
        })

    # Navigation

    def navigate(self, url, done):
        self.expected_url = url
        current = self.view.get_uri() or ''
        self.is_same_document = '#' in url and without_hash(url) == without_hash(current)
        self.navigation = f'navigation-{next(numbers)}'
        self.view.load_uri(url)
        if self.is_same_document:
            self.emit('browsingContext.fragmentNavigated', navigation=self.navigation, url=url, timestamp=0)
            self.expected_url = None
        done({'navigation': self.navigation, 'url': url})

    def is_awaiting(self, url):
        awaited = self.expected_url or (self.view.get_uri() if self.is_provisional else None)
        return awaited is not None and without_hash(awaited) == url

    def on_load_changed(self, view, event):
        url = view.get_uri()
        if event == WebKit2.LoadEvent.STARTED:
            if self.expected_url is None:
                self.navigation = f'navigation-{next(numbers)}'
            self.is_provisional = True
            self.emit('browsingContext.navigationStarted', navigation=self.navigation, url=url, timestamp=0)
        elif event == WebKit2.LoadEvent.COMMITTED:
            self.is_provisional = False
            self.expected_url = None
            for realm in self.realms.values():
                self.emit_event('script.realmDestroyed', {'realm': realm})
            self.realms = {}
            self.emit('browsingContext.navigationCommitted', navigation=self.navigation, url=url, timestamp=0)
            self.emit('script.realmCreated', type='window', origin=url, realm=self.realm_of(None))

    def on_load_failed(self, _view, _event, url, error):
        if error.matches(WebKit2.network_error_quark(), WebKit2.NetworkError.CANCELLED):
            # Another load has taken its place, and what is noted here is of that one.
            return True
        self.is_provisional = False
        self.expected_url = None
        self.emit('browsingContext.navigationFailed', navigation=self.navigation, url=url, timestamp=0, message=error.message)
        return True

    def on_address(self, view, _):
        if not self.is_provisional and self.expected_url is None:
            self.emit('browsingContext.historyUpdated', url=view.get_uri(), timestamp=0)

    # Window

    def resize(self, width, height, done):
        self.window.resize(width, height)
        if self.view.get_uri() is None:
            # Nothing is loaded yet that would have to take the size first: asked, it would be a document in a process of its own.
            done({})
            return
        script = """(width, height) => new Promise((resolve) => {
          const check = () => (innerWidth === width && innerHeight === height ? resolve() : setTimeout(check, 5));
          check();
        })"""
        args = [{'type': 'number', 'value': width}, {'type': 'number', 'value': height}]
        self.run(script, None, lambda _: done({}), args)

    def perform(self, sources, done):
        for source in sources:
            for action in source['actions']:
                self.devices.perform(action)
        # What the page does with it is done before anything that it is asked later.
        self.ask("''", None, lambda _: done({}))
