"""A keyboard and a mouse whose events WebKit takes as a visitor's."""
import ctypes

from gi.repository import Gdk, Gtk

import keys

# An event owns its window, which Python does not know.
gobject = ctypes.CDLL('libgobject-2.0.so.0')
gobject.g_object_ref.argtypes = [ctypes.c_void_p]

BUTTONS = [
    (1, Gdk.ModifierType.BUTTON1_MASK),
    (2, Gdk.ModifierType.BUTTON2_MASK),
    (3, Gdk.ModifierType.BUTTON3_MASK),
]


class InputDevices:
    def __init__(self, view):
        self.view = view
        self.state = Gdk.ModifierType(0)
        self.at = (0, 0)

    def perform(self, action):
        """Does one action of WebDriver; pauses are the driver's own."""
        kind = action['type']
        if kind in ('keyDown', 'keyUp'):
            self.key(action['value'], kind == 'keyDown')
        elif kind == 'pointerMove':
            self.at = (action['x'], action['y'])
            self.send(Gdk.EventType.MOTION_NOTIFY, self.mouse())
        elif kind in ('pointerDown', 'pointerUp'):
            self.button(action['button'], kind == 'pointerDown')

    def key(self, value, is_down):
        keyval, modifier = keys.find(value)
        found, entries = Gdk.Keymap.get_for_display(self.view.get_display()).get_entries_for_keyval(keyval)
        keycode = entries[0].keycode if found and entries else 0
        self.send(
            Gdk.EventType.KEY_PRESS if is_down else Gdk.EventType.KEY_RELEASE,
            {'keyval': keyval, 'hardware_keycode': keycode, 'state': self.state, 'is_modifier': modifier is not None},
            keyboard=True,
        )
        if modifier is not None:
            self.state = self.state | modifier if is_down else self.state & ~modifier

    def button(self, number, is_down):
        button, mask = BUTTONS[number]
        self.send(
            Gdk.EventType.BUTTON_PRESS if is_down else Gdk.EventType.BUTTON_RELEASE, {**self.mouse(), 'button': button}
        )
        self.state = self.state | mask if is_down else self.state & ~mask

    def mouse(self):
        x, y = self.at
        return {'x': x, 'y': y, 'x_root': x, 'y_root': y, 'state': self.state}

    def send(self, kind, values, keyboard=False):
        event = Gdk.Event.new(kind)
        window = self.view.get_window()
        gobject.g_object_ref(hash(window))
        event.window = window
        event.time = Gdk.CURRENT_TIME
        for name, value in values.items():
            setattr(event, name, value)
        seat = self.view.get_display().get_default_seat()
        event.set_device(seat.get_keyboard() if keyboard else seat.get_pointer())
        Gtk.main_do_event(event)
