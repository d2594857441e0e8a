import { acceptTime } from '../../platform/clock/kept-time.ts'
import { isoDate } from '../../platform/time.ts'
import { type Command, withStore } from './command.ts'
import { readOptions } from './options.ts'

export const acceptClock: Command = {
  name: 'accept-clock',
  usage: 'accept-clock',
  about:
    'Accepts the clock of this machine as right, after a service on the embedded database doubted it and turned unready. The running service follows within a second.',
  async run(args, context) {
    readOptions(args, [])
    if (context.settings.DATABASE_URL) {
      return context.print('Nothing to accept: the clock of PostgreSQL counts. Synchronize the clocks (NTP).')
    }
    const now = context.clock()
    await withStore(context, (store) => store.batch([acceptTime(now)]))
    context.print(`The clock is accepted: it is ${isoDate(now)}.`)
  },
}
