import { acceptsDemoKeys, isDemoOn, type Settings } from '../settings.ts'
import { program } from './program.ts'

const revoke = `Revoke them with: ${program} keys revoke-demo`

/** Message at start if there are no accounts, and no link is offered. */
export const noAccountNotice = `There are no accounts yet: nothing can be ordered, and no customer can sign in.
  ${program} accounts create --help
  ${program} keys create --help
`

/** Message at the first start: the link to become the first administrator. */
export const setupNotice = (address: string, secret: string) => `
Set up the shop in a browser. The link works for an hour, until somebody has signed in with it; a new start prints a new one:
  ${address}/setup#${secret}
The command line can do it too: ${program} help
`

export const drillNotice =
  'This database was restored for a drill (restore --drill), so it never sends webhooks or emails. Start it without --resume-sending, or restore the backup again without --drill.'

/** Message at start of a restored database. */
export const notSendingNotice = (state: 'paused' | 'drill') =>
  state === 'drill'
    ? '!!! Webhooks and emails are not sent: this database is a copy for a drill. !!!'
    : `!!! Webhooks and emails are not sent: this database was restored. If it is the shop now, start it with: ${program} serve --resume-sending (or resume it in the back office). !!!`

/** Messages at start if the database contains valid demo keys. */
export function demoKeyNotice(settings: Settings, address: string): string[] {
  const { DEMO, HOST } = settings
  if (DEMO === 'public') {
    return [
      `!!! DEMO=public: everyone who can reach ${HOST} can use the demo keys, staff rights included. Keep no real data here. !!!`,
    ]
  }
  if (acceptsDemoKeys(settings)) {
    return [
      `Everyone who can reach ${address}, also through a proxy on this machine, can use the demo keys, staff rights included.`,
      'DEMO=false refuses them.',
    ]
  }
  const reason = isDemoOn(settings) ? `the service listens on ${HOST}` : 'the demo is off'
  return [`This database contains demo keys. They are refused, because ${reason}.`, revoke]
}
