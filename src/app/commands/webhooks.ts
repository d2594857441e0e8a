import { randomUUIDv7 } from 'node:crypto'
import { loadAccounts } from '../../accounts/account.ts'
import { DeliveryState } from '../../contract/webhooks.ts'
import type { Store } from '../../platform/store/store.ts'
import { isoDate } from '../../platform/time.ts'
import { listDeliveries, resend, resendParked, webhookOfDelivery } from '../../webhooks/delivery.ts'
import { mintSecret, overlapMs } from '../../webhooks/secrets.ts'
import { changeWebhook, inputProblems, newWebhook, rotateSecret } from '../../webhooks/subscribe.ts'
import {
  insertWebhook,
  loadWebhook,
  loadWebhooks,
  recordOf,
  updateWebhook,
  viewOf,
  type Webhook,
} from '../../webhooks/webhook.ts'
import { type Command, printTable, recorded, UsageError, withStore } from './command.ts'
import { listOf, readOptions, required } from './options.ts'

const create: Command = {
  name: 'webhooks create',
  usage: 'webhooks create --url <address> [--account <id>] [--types <type,…>]',
  about:
    'Subscribes an address to future events, and shows the secret once. All types and accounts by default.',
  async run(args, context) {
    const { options } = readOptions(args, ['url', 'account', 'types'])
    const types = listOf(options.types)
    const input = {
      url: required(options, 'url'),
      account: options.account ?? null,
      types: types.length > 0 ? types : null,
    }
    await withStore(context, async (store) => {
      const accounts = new Set((await loadAccounts(store)).map(({ id }) => id))
      const [wrong] = inputProblems(input, accounts, context.settings.WEBHOOK_ALLOW_PRIVATE === 'true')
      if (wrong) throw new UsageError(`--${wrong.fieldName.replace(/\[.*/, '')} ${wrong.message}.`)
      const secret = mintSecret()
      const webhook = newWebhook(randomUUIDv7(), input, secret, context.clock())
      await store.batch([
        insertWebhook(webhook),
        recorded(recordOf('create', webhook, null, viewOf(webhook)), context),
      ])
      context.print(secret)
      console.error(`Webhook ${webhook.id}. The secret is shown only once; give it to the receiver.`)
    })
  },
}

const list: Command = {
  name: 'webhooks list',
  usage: 'webhooks list',
  about: 'Lists all webhooks, without their secrets.',
  async run(args, context) {
    readOptions(args, [])
    await withStore(context, async (store) => {
      const rows = (await loadWebhooks(store)).map((webhook) => [
        webhook.id,
        webhook.isActive ? 'on' : 'off',
        webhook.account ?? 'all',
        webhook.types.join(','),
        webhook.url,
      ])
      printTable(['ID', 'STATE', 'ACCOUNT', 'TYPES', 'URL'], rows, context.print)
    })
  },
}

const switching = (word: 'enable' | 'disable', about: string): Command => ({
  name: `webhooks ${word}`,
  usage: `webhooks ${word} <id>`,
  about,
  async run(args, context) {
    const [id = ''] = readOptions(args, [], ['id']).positionals
    await withStore(context, async (store) => {
      const webhook = await known(store, id)
      const changed = changeWebhook(webhook, { url: null, types: null, active: word === 'enable' })
      const record = recordOf(word, webhook, viewOf(webhook), viewOf(changed))
      await store.batch([updateWebhook(webhook, changed), recorded(record, context)])
      context.print(`Webhook ${id} is ${word}d.`)
    })
  },
})

const rotate: Command = {
  name: 'webhooks rotate',
  usage: 'webhooks rotate <id>',
  about: 'Creates a new secret and shows it once; for 24 hours, requests are also signed with the old one.',
  async run(args, context) {
    const [id = ''] = readOptions(args, [], ['id']).positionals
    await withStore(context, async (store) => {
      const webhook = await known(store, id)
      const secret = mintSecret()
      const now = context.clock()
      const record = recordOf('rotateSecret', webhook, null, {
        previousSecretUntil: isoDate(now + overlapMs),
      })
      await store.batch([
        updateWebhook(webhook, rotateSecret(webhook, secret, now)),
        recorded(record, context),
      ])
      context.print(secret)
      console.error(`Requests are also signed with the old secret until ${isoDate(now + overlapMs)}.`)
    })
  },
}

const deliveries: Command = {
  name: 'webhooks deliveries',
  usage: `webhooks deliveries <id> [--state <${DeliveryState.enum.join('|')}>]`,
  about: 'Shows the newest 100 deliveries of a webhook, of one state or of all.',
  async run(args, context) {
    const { options, positionals } = readOptions(args, ['state'], ['id'])
    const [id = ''] = positionals
    const state = DeliveryState.enum.find((each) => each === options.state) ?? null
    if (options.state !== undefined && state === null) {
      throw new UsageError(`--state must be one of ${DeliveryState.enum.join(', ')}.`)
    }
    await withStore(context, async (store) => {
      await known(store, id)
      const rows = (await listDeliveries(store, id, state, null, 100)).map(({ delivery }) => [
        delivery.deliveryId,
        delivery.state,
        delivery.type,
        delivery.orderId,
        String(delivery.attempts),
        delivery.lastError ?? String(delivery.lastStatus ?? '-'),
        delivery.nextAttemptAt ?? '-',
      ])
      printTable(['ID', 'STATE', 'TYPE', 'ORDER', 'ATTEMPTS', 'LAST', 'NEXT'], rows, context.print)
    })
  },
}

const resendOne: Command = {
  name: 'webhooks resend',
  usage: 'webhooks resend <delivery id>',
  about: 'Resends one delivery, in any state.',
  async run(args, context) {
    const [id = ''] = readOptions(args, [], ['delivery id']).positionals
    await withStore(context, async (store) => {
      const webhookId = await webhookOfDelivery(store, id)
      if (!webhookId) throw new UsageError(`There is no delivery ${id}. See: webhooks deliveries`)
      const record = recordOf('resend', { id: webhookId }, null, { deliveryId: id })
      await store.batch([resend(id, context.clock()), recorded(record, context)])
      context.print(`Delivery ${id} is pending again.`)
    })
  },
}

const resendAll: Command = {
  name: 'webhooks resend-parked',
  usage: 'webhooks resend-parked <id>',
  about: 'Resends all parked deliveries of a webhook.',
  async run(args, context) {
    const [id = ''] = readOptions(args, [], ['id']).positionals
    await withStore(context, async (store) => {
      const record = recordOf('resendParked', await known(store, id), null, {})
      await store.batch([resendParked(id, context.clock()), recorded(record, context)])
      context.print(`The parked deliveries of webhook ${id} are pending again.`)
    })
  },
}

async function known(store: Store, id: string): Promise<Webhook> {
  const webhook = await loadWebhook(store, id)
  if (!webhook) throw new UsageError(`There is no webhook ${id}. See: webhooks list`)
  return webhook
}

export const webhookCommands = [
  create,
  list,
  switching('disable', 'Stops sending to a webhook. Pending deliveries are kept.'),
  switching('enable', 'Resumes sending to a webhook.'),
  rotate,
  deliveries,
  resendOne,
  resendAll,
]
