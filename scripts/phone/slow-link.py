"""
A slow link between this machine and a namespace of its own: real packets, really late, by two TUN devices. Runs a command
in the namespace until it ends or this is told to stop. Here is 10.99.0.1, there is 10.99.0.2.

    slow-link.py COMMAND...
"""
import collections
import fcntl
import os
import select
import signal
import struct
import subprocess
import sys
import time

NAMESPACE, HERE, THERE = 'slow-link', '10.99.0.1', '10.99.0.2'
# Lighthouse's slow 4G (lighthouse/core/config/constants.js): seconds for a round trip, and bytes a second.
ROUND_TRIP, DOWN, UP = 0.150, 1_638_400 / 8, 750_000 / 8
# Packets that wait at most; more are dropped, as a router does.
QUEUE = 200
# <linux/if_tun.h>
TUNSETIFF, IFF_TUN, IFF_NO_PI = 0x400454CA, 1, 0x1000


def run(*command):
    subprocess.run(command, check=True)


def open_tun(name):
    device = os.open('/dev/net/tun', os.O_RDWR | os.O_NONBLOCK)
    fcntl.ioctl(device, TUNSETIFF, struct.pack('16sH', name.encode(), IFF_TUN | IFF_NO_PI))
    return device


class Direction:
    """One way of the link: a packet leaves when the line is free, and arrives half a round trip later."""

    def __init__(self, source, sink, rate):
        self.source, self.sink, self.rate = source, sink, rate
        self.free_at = 0.0
        self.line = collections.deque()

    def take(self, now):
        while True:
            try:
                packet = os.read(self.source, 65535)
            except BlockingIOError:
                return
            if sum(arrives - ROUND_TRIP / 2 > now for arrives, _ in self.line) >= QUEUE:
                continue
            self.free_at = max(self.free_at, now) + len(packet) / self.rate
            self.line.append((self.free_at + ROUND_TRIP / 2, packet))

    def give(self, now):
        while self.line and self.line[0][0] <= now:
            os.write(self.sink, self.line.popleft()[1])


def carry(here, there, child):
    ways = [Direction(here, there, UP), Direction(there, here, DOWN)]
    while child.poll() is None:
        now = time.monotonic()
        for way in ways:
            way.take(now)
            way.give(now)
        due = [way.line[0][0] - now for way in ways if way.line]
        select.select([here, there], [], [], max(0.0, min([0.1, *due])))
    return child.returncode


def main():
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(0))
    # One that was killed has left it behind.
    subprocess.run(['ip', 'netns', 'del', NAMESPACE], stderr=subprocess.DEVNULL)
    run('ip', 'netns', 'add', NAMESPACE)
    inside = ['ip', 'netns', 'exec', NAMESPACE]
    child = None
    try:
        here, there = open_tun('slow-here'), open_tun('slow-there')
        run('ip', 'link', 'set', 'slow-there', 'netns', NAMESPACE)
        run('ip', 'addr', 'add', f'{HERE}/30', 'dev', 'slow-here')
        run('ip', 'link', 'set', 'slow-here', 'up')
        run(*inside, 'ip', 'addr', 'add', f'{THERE}/30', 'dev', 'slow-there')
        run(*inside, 'ip', 'link', 'set', 'slow-there', 'up')
        run(*inside, 'ip', 'link', 'set', 'lo', 'up')
        child = subprocess.Popen([*inside, *sys.argv[1:]])
        return carry(here, there, child)
    finally:
        if child:
            child.terminate()
            child.wait()
        run('ip', 'netns', 'del', NAMESPACE)


sys.exit(main())
