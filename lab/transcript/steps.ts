/** A step of hosting with its commands. */
export interface Step {
  title: string;
  commands: readonly string[];
}

/** The prefix of commands that run but are not shown: they only wait. */
export const HIDDEN = '#';

const waitUntilUp = `${HIDDEN}until ./hoptrail healthcheck > /dev/null 2>&1; do sleep 0.1; done`;
const waitUntilDown = `${HIDDEN}wait`;
const email = 'ada@example.org';

/** Returns all steps of hosting, from the download to an upgrade and back. */
export function steps(release: string, archive: string, port: number): Step[] {
  const at = `localhost:${port}/api`;
  return [
    {
      title: 'Download (in this transcript from the same machine)',
      commands: [
        `curl -sSO ${release}/${archive} -O ${release}/SHA256SUMS`,
        'sha256sum --check --ignore-missing SHA256SUMS',
        `tar -xf ${archive}; ls`,
        `./hoptrail verify ${archive}`,
      ],
    },
    {
      title: 'Configure',
      commands: [
        `export DATA_DIR=~/beer PORT=${port} ADMIN_EMAILS=you@example.org LOG_LEVEL=warn`,
        './hoptrail config | grep -v default',
        './hoptrail import openbrewerydb breweries.csv | head -4',
      ],
    },
    {
      title: 'Start',
      commands: [
        './hoptrail serve > server.log &',
        waitUntilUp,
        './hoptrail healthcheck | cut -c1-72',
      ],
    },
    {
      title: 'Check in (without a mail server the code is in the log)',
      commands: [
        `post() { curl -sS -b jar -c jar -H 'content-type: application/json' -d "$2" ${at}/$1; echo; }`,
        `post auth/send-code '{"email":"${email}"}'`,
        `${HIDDEN}until grep -q 'code is' server.log; do sleep 0.1; done`,
        `code=$(grep -oE 'code is [0-9]{6}' server.log | cut -c9-)`,
        `post auth/verify-code '{"email":"${email}","code":"'$code'"}'`,
        `post auth/complete-profile '{"email":"${email}","username":"ada","profileImageUrl":"/art/portraits/ada.svg"}' | cut -c1-72`,
        `user=$(curl -sS -b jar ${at}/auth/me | grep -oE '[0-9a-f-]{36}' | head -1)`,
        `brewery=$(curl -sS ${at}/breweries | grep -oE '"id":"[^"]+' | head -1 | cut -c7-)`,
        `post checkins '{"userId":"'$user'","breweryId":"'$brewery'"}' | cut -c1-72`,
      ],
    },
    { title: 'Back up', commands: ['backup=$(./hoptrail backup 2> /dev/null); echo $backup'] },
    {
      title: 'Wipe',
      commands: ['kill %1', waitUntilDown, 'rm -r beer/hoptrail.db* beer/uploads; ls beer'],
    },
    {
      title: 'Restore',
      commands: [
        './hoptrail restore $backup 2> /dev/null',
        './hoptrail doctor | grep -v settings',
        './hoptrail serve > server.log &',
        waitUntilUp,
        `curl -sS -b jar ${at}/leaderboard | grep -oE '"name":"ada"[^}]*"checkins":1'`,
      ],
    },
    {
      title: 'Damage: an overwritten page, a folder open to all, an interrupted restore',
      commands: [
        'kill %1',
        waitUntilDown,
        "printf '%4096s' broken | dd of=beer/hoptrail.db bs=4096 seek=5 conv=notrunc status=none",
        'chmod 755 beer; mkdir beer/.restore-then',
        './hoptrail doctor > found.txt; echo "ended with $?"; grep -v settings found.txt',
        'chmod 700 beer; rmdir beer/.restore-then; ./hoptrail restore $backup 2> /dev/null',
        './hoptrail doctor | tail -1',
        './hoptrail serve > server.log &',
        waitUntilUp,
      ],
    },
    {
      title: 'Upgrade: replace the old file',
      commands: [
        'kill %1',
        waitUntilDown,
        `mv hoptrail hoptrail-old; curl -sSO ${release}/next/hoptrail; chmod +x hoptrail`,
        './hoptrail serve > server.log &',
        waitUntilUp,
        './hoptrail version | head -1; ls beer/backups',
      ],
    },
    {
      title: 'Roll back: the old version refuses the newer database until then',
      commands: [
        'kill %1',
        waitUntilDown,
        './hoptrail-old serve',
        './hoptrail rollback 2> /dev/null',
        './hoptrail-old serve > server.log &',
        waitUntilUp,
        `curl -sS -b jar ${at}/leaderboard | grep -oE '"name":"ada"[^}]*"checkins":1'`,
      ],
    },
  ];
}
