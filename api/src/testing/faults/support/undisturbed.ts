/** Settings of a server under load: without limits, logs and backups. */
export const undisturbed = {
  LOG_LEVEL: 'silent',
  REQUESTS_PER_MINUTE: '1000000',
  FILES_PER_MINUTE: '1000000',
  SHED_DELAY_MS: '0',
  BACKUPS_HOURLY: '0',
  BACKUPS_DAILY: '0',
};
