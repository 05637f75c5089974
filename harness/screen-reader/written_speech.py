"""
A voice for Orca that writes: each utterance is a line on the file descriptor that SPEECH_FD names. Asked by a line on its input,
it writes an end mark once Orca has said all that it has to say of what Firefox has told it.
"""
import os
import sys

from gi.repository import GLib
from orca import orca_state, speechserver

paper = os.fdopen(int(os.environ['SPEECH_FD']), 'w', buffering=1)

# As desktop.ts reads it: a control character, which no voice is given.
END_MARK = '\x04'


def on_question(source, _condition):
    if not source.readline():
        return False
    window = orca_state.activeWindow
    if window:
        # Whatever Firefox has told before it answers has come by then.
        window.queryComponent().getExtents(0)
        # Orca goes on with what it first read of an element, such as an alert that was called live after that.
        window.clear_cache()
    # Of the lowest priority: once nothing else is left to do.
    GLib.idle_add(write_end_mark, priority=GLib.PRIORITY_LOW)
    return True


def write_end_mark():
    script = orca_state.activeScript
    if script and len(script.liveRegionManager.msg_queue) > 0:
        # Orca says what live regions have told one by one, at intervals of its own.
        return True
    print(END_MARK, file=paper)
    return False


GLib.io_add_watch(sys.stdin, GLib.IOCondition.IN | GLib.IOCondition.HUP, on_question)


class SpeechServer(speechserver.SpeechServer):
    @staticmethod
    def getSpeechServer(info=None):
        return SpeechServer()

    def speak(self, text=None, acss=None, interrupt=True):
        words = ' '.join((text or '').split())
        if words:
            print(words, file=paper)

    def speakCharacter(self, character, acss=None):
        self.speak(character)

    def sayAll(self, utteranceIterator, progressCallback):
        for context, _ in utteranceIterator:
            self.speak(context.utterance)
