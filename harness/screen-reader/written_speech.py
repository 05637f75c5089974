"""A voice for Orca that writes: each utterance is a line on the file descriptor that SPEECH_FD names."""
import os

from orca import speechserver

paper = os.fdopen(int(os.environ['SPEECH_FD']), 'w', buffering=1)


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
