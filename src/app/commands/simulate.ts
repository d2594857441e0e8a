import { simulate } from '../../../tools/simulation/simulate.ts'
import { type Command, UsageError } from './command.ts'
import { readOptions } from './options.ts'
import { startService } from './program.ts'

export const demoSimulation = { customerKey: 'bo_demo_100001', staffKey: 'bo_demo_backoffice' }

export const simulateCommand: Command = {
  name: 'simulate',
  usage: 'simulate [--url <address>] [--speed <orders per minute>] [--seconds <n>] [--seed <n>]',
  about: 'Simulates customers and a warehouse against a running service with demo data.',
  async run(args, context) {
    const { options } = readOptions(args, ['url', 'speed', 'seconds', 'seed'])
    const { HOST, PORT, BASE_PATH } = context.settings
    const ending = new AbortController()
    process.once('SIGINT', () => ending.abort())
    process.once('SIGTERM', () => ending.abort())
    const seconds = options.seconds === undefined ? undefined : positive(options.seconds, 'seconds')
    if (seconds !== undefined) setTimeout(() => ending.abort(), seconds * 1000)
    const speed = speedOf(options.speed)
    const seed = positive(options.seed ?? '1', 'seed')
    await simulate({
      ...demoSimulation,
      address: await demoServiceAt(options.url ?? `http://${HOST}:${PORT}${BASE_PATH}`),
      speed,
      seed,
      tell: context.print,
      signal: ending.signal,
    })
  },
}

/** Returns the address if a service with demo data answers there. */
async function demoServiceAt(address: string): Promise<string> {
  const headers = { Authorization: `Bearer ${demoSimulation.customerKey}` }
  const reply = await fetch(`${address}/customers/v1/me`, { headers }).catch(() => undefined)
  if (!reply?.ok) {
    const reason = reply ? `the answer is ${reply.status}` : 'there is no answer'
    throw new UsageError(
      `No service with demo data is at ${address}: ${reason}. Start one with: ${startService}`,
    )
  }
  return address
}

export const speedOf = (text: string | undefined) => positive(text ?? '30', 'speed')

function positive(text: string, name: string): number {
  const value = Number(text)
  if (!(value > 0 && value <= 100_000))
    throw new UsageError(`--${name} is ${text}, but must be a number above 0.`)
  return value
}
