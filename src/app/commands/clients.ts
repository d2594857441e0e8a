import { loadKeys } from '../../accounts/api-key.ts'
import { callersTopic, disableClient, enableClient, loadDisabledClients } from '../../accounts/directory.ts'
import { bump } from '../../platform/store/live-snapshot.ts'
import { Conflict, type Write } from '../../platform/store/store.ts'
import { type Command, type CommandContext, recorded, UsageError, withStore } from './command.ts'
import { readOptions } from './options.ts'

/** A disabled client is refused with all its keys and access tokens. */
const change = (word: 'disable' | 'enable', write: (client: string) => Write): Command => ({
  name: `clients ${word}`,
  usage: `clients ${word} <name>`,
  about:
    word === 'disable'
      ? 'Refuses all requests of a client, with any credential.'
      : 'Accepts requests of a client again.',
  async run(args: string[], context: CommandContext) {
    const [client = ''] = readOptions(args, [], ['name']).positionals
    await withStore(context, async (store) => {
      try {
        const enabled = word === 'enable'
        const record = {
          action: word,
          entity: 'client',
          entityId: client,
          before: { enabled: !enabled },
          after: { enabled },
        }
        await store.batch([write(client), bump(callersTopic), recorded(record, context)])
      } catch (error) {
        if (error instanceof Conflict) throw new UsageError(`The client ${client} is already ${word}d.`)
        throw error
      }
      context.print(`The client ${client} is ${word}d.`)
      const isKnown = (await loadKeys(store)).some((key) => key.client === client)
      if (!isKnown) context.print('No key belongs to a client with this name; access tokens may.')
    })
  },
})

const listDisabled: Command = {
  name: 'clients list',
  usage: 'clients list',
  about: 'Lists the disabled clients.',
  async run(args, context) {
    readOptions(args, [])
    await withStore(context, async (store) => {
      const disabled = await loadDisabledClients(store)
      for (const client of disabled) context.print(client)
      if (disabled.length === 0) context.print('No client is disabled.')
    })
  },
}

export const clientCommands = [listDisabled, change('disable', disableClient), change('enable', enableClient)]
