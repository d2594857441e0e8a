import { parkedMails, resendParked } from '../../mail/mail.ts'
import { isoDate } from '../../platform/time.ts'
import { type Command, printTable, recorded, withStore } from './command.ts'
import { readOptions } from './options.ts'

const parked: Command = {
  name: 'mails parked',
  usage: 'mails parked',
  about: 'Shows the newest 100 emails that were given up, with the answer of the SMTP server.',
  async run(args, context) {
    readOptions(args, [])
    await withStore(context, async (store) => {
      const rows = (await parkedMails(store, 100)).map((mail) => [
        isoDate(mail.created_at),
        mail.order_id,
        mail.type,
        mail.recipient,
        mail.last_error ?? '-',
      ])
      printTable(['WRITTEN', 'ORDER', 'TYPE', 'RECIPIENT', 'LAST'], rows, context.print)
    })
  },
}

const resend: Command = {
  name: 'mails resend',
  usage: 'mails resend',
  about: 'Sends all emails again that were given up.',
  async run(args, context) {
    readOptions(args, [])
    await withStore(context, async (store) => {
      const record = { action: 'resendParked', entity: 'mail', entityId: 'all', before: null, after: {} }
      await store.batch([resendParked(context.clock()), recorded(record, context)])
      context.print('The parked emails are pending again. A running service with SMTP_URL sends them.')
    })
  },
}

export const mailCommands = [parked, resend]
