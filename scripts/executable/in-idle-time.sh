#!/bin/sh
# Runs a command in the processor time that other programs leave, so that it does not delay the
# measured tests, which run at the same time. Linux has a scheduling policy for that; elsewhere the
# lowest priority comes close.
if chrt --idle 0 true 2>/dev/null; then exec chrt --idle 0 "$@"; fi
exec nice -n 19 "$@"
