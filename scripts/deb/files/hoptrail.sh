#!/bin/sh
# Runs a command of Hoptrail with the settings of the service, so that it works on the same data.
# A variable of the environment overrides the one in the file.
set -eu

program=/usr/lib/hoptrail/hoptrail
settings=/etc/hoptrail/env
data=/var/lib/hoptrail

main() {
  if [ "$(id -u)" -eq 0 ]; then
    if [ -f "$settings" ]; then load_settings <"$settings"; fi
    export DATA_DIR="${DATA_DIR:-$data}"
    # Root would create the folder as its own, and the service could not use it.
    if [ ! -e "$DATA_DIR" ]; then
      exec setpriv --reuid=hoptrail --regid=hoptrail --init-groups -- "$program" "$@"
    fi
  elif [ -z "${DATA_DIR-}" ]; then
    case ${1-} in
    '' | -* | help | licences | version) ;;
    *)
      echo "Run this as root: sudo hoptrail $*" >&2
      echo "It reads $settings and continues as the account of the data folder." >&2
      echo "For a data folder of your own, set DATA_DIR." >&2
      exit 1
      ;;
    esac
  fi
  exec "$program" "$@"
}

# Accepts the lines that systemd reads in the same way, and refuses all others.
load_settings() {
  number=0
  while IFS= read -r line || [ -n "$line" ]; do
    number=$((number + 1))
    trim "$line"
    case $trimmed in
    *\\) refuse 'a backslash joins it to the next line' ;;
    '' | '#'* | ';'*) ;;
    *\\*) refuse 'it has a backslash' ;;
    *=*) load_setting "${trimmed%%=*}" "${trimmed#*=}" ;;
    *) refuse 'it is not NAME=value' ;;
    esac
  done
}

load_setting() {
  case $1 in
  '' | [0-9]* | *[!A-Za-z0-9_]*) refuse 'it is not NAME=value' ;;
  esac
  trim "$2"
  value=$trimmed
  case $value in
  \"*\" | \'*\')
    quote=${value%"${value#?}"}
    value=${value#?}
    value=${value%?}
    case $value in *"$quote"*) refuse 'it has more than one pair of quotes' ;; esac
    ;;
  [\"\']*) refuse 'a quote is not closed at its end' ;;
  esac
  if eval "[ -z \"\${$1+set}\" ]"; then export "$1=$value"; fi
}

trim() {
  trimmed=${1#"${1%%[![:space:]]*}"}
  trimmed=${trimmed%"${trimmed##*[![:space:]]}"}
}

refuse() {
  echo "$settings, line $number: $1. Settings are lines of NAME=value." >&2
  exit 78
}

main "$@"
