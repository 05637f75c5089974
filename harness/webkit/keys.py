"""Keys of WebDriver (https://www.w3.org/TR/webdriver2/#keyboard-actions) as GDK knows them."""
from gi.repository import Gdk

NAMED = {
    '\ue003': 'BackSpace', '\ue004': 'Tab', '\ue006': 'Return', '\ue007': 'Return', '\ue008': 'Shift_L', '\ue009': 'Control_L',
    '\ue00a': 'Alt_L', '\ue00c': 'Escape', '\ue00d': 'space', '\ue00e': 'Page_Up', '\ue00f': 'Page_Down', '\ue010': 'End',
    '\ue011': 'Home', '\ue012': 'Left', '\ue013': 'Up', '\ue014': 'Right', '\ue015': 'Down', '\ue017': 'Delete',
    '\ue03d': 'Meta_L',
}

MODIFIERS = {
    'Shift_L': Gdk.ModifierType.SHIFT_MASK,
    'Control_L': Gdk.ModifierType.CONTROL_MASK,
    'Alt_L': Gdk.ModifierType.MOD1_MASK,
    'Meta_L': Gdk.ModifierType.META_MASK,
}


def find(value):
    """The GDK key of a WebDriver key, and the modifier that it is, if any."""
    name = NAMED.get(value)
    keyval = Gdk.keyval_from_name(name) if name else Gdk.unicode_to_keyval(ord(value))
    return keyval, MODIFIERS.get(name)
