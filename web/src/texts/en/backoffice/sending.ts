export const sending = {
  paused: 'Webhooks and emails are not sent',
  pausedHint:
    'This database was restored from a backup. If the shop it was copied from still runs, its receivers and customers would hear from both. Resume only if this is the shop now; what waits is sent then.',
  resume: 'Resume sending',
  resumed: 'Webhooks and emails are sent again',
  drill: 'This is a copy for a drill',
  drillHint: 'It never sends webhooks or emails.',
}
