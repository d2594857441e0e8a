import { disableClient, enableClient, loadDisabledClients } from '../customers/directory.ts'
import { bump } from '../store/follow.ts'
import { Conflict, type Write } from '../store/store.ts'
import { type Command, type CommandContext, UsageError, withStore } from './command.ts'
import { readOptions } from './options.ts'

/** A disabled client is refused with all its keys and access tokens. */
const change = (word: 'disable' | 'enable', write: (client: string) => Write): Command => ({
  name: `clients ${word}`,
  usage: `clients ${word} <name>`,
  about:
    word === 'disable'
      ? 'Refuses everything a client sends, whatever its credential.'
      : 'Lets a client in again.',
  async run(args: string[], context: CommandContext) {
    const [client = ''] = readOptions(args, [], ['name']).positionals
    await withStore(context, async (store) => {
      try {
        await store.batch([write(client), bump('callers')])
      } catch (error) {
        if (error instanceof Conflict) throw new UsageError(`The client ${client} is ${word}d already.`)
        throw error
      }
      context.print(`The client ${client} is ${word}d.`)
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
      for (const client of await loadDisabledClients(store)) context.print(client)
    })
  },
}

export const clientCommands = [listDisabled, change('disable', disableClient), change('enable', enableClient)]
