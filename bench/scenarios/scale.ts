// What grows with the number of orders: each rate at the larger sizes against the same rate at the smallest, in turns.
import { median } from '../median.ts'
import { backup } from '../scale/backup.ts'
import { cleanUpDay, firstCleanUp } from '../scale/clean-up.ts'
import { dashboard } from '../scale/dashboard.ts'
import type { Operation, Rates } from '../scale/operation.ts'
import { createAndSubmit, getOrders, lists } from '../scale/requests.ts'
import type { Figure, Scenario } from '../scenario.ts'
import { tell } from '../stage.ts'
import type { Sized, SizesBench } from '../worlds/sizes.ts'

/** Those that add or remove rows come last. */
const operations: Operation[] = [
  lists,
  getOrders,
  dashboard,
  createAndSubmit,
  backup,
  firstCleanUp,
  cleanUpDay,
]

export const scale: Scenario<SizesBench> = {
  name: 'scale',
  engines: ['sqlite'],
  about: 'what the service does with many orders, compared with 10,000',
  async run(bench) {
    const figures = bench.sizes.map((sized) => bytesFigure(bench, sized))
    for (const operation of operations) {
      tell(bench.engine, `${operation.about} …`)
      figures.push(...(await compare(bench, operation)))
    }
    return figures
  },
}

const bytesFigure = ({ engine }: SizesBench, { orders, bytes }: Sized): Figure => ({
  what: `scale, ${orders.toLocaleString('en')} orders on ${engine}`,
  value: bytes / orders,
  unit: ' bytes/order',
  details: { database: `${(bytes / 1e6).toLocaleString('en', { maximumFractionDigits: 0 })} MB` },
})

async function compare(bench: SizesBench, operation: Operation): Promise<Figure[]> {
  const { sizes, engine } = bench
  const [smallest, ...larger] = sizes as [Sized, ...Sized[]]
  const measured = new Map(sizes.map((sized) => [sized, [] as Rates[]]))
  const rounds = Math.min(bench.rounds, operation.maxRounds ?? bench.rounds)
  for (let round = -operation.warmUps; round < rounds; round++) {
    for (const sized of sizes) {
      const rates = await operation.measure(bench, sized)
      if (round >= 0) measured.get(sized)?.push(rates)
    }
  }
  const ratesOf = (sized: Sized, what: string) =>
    measured.get(sized)?.map((rates) => rates[what] ?? Number.NaN) ?? []
  return Object.keys(measured.get(smallest)?.[0] ?? {}).flatMap((what) => {
    const few = ratesOf(smallest, what)
    return larger.map((sized): Figure => {
      const many = ratesOf(sized, what)
      const ratios = many.map((rate, round) => rate / (few[round] as number))
      return {
        what: `scale, ${what} at ${sized.orders.toLocaleString('en')} on ${engine}`,
        value: median(ratios),
        aim: { least: 0.9 },
        details: {
          'worst to best': `${Math.min(...ratios).toFixed(2)}–${Math.max(...ratios).toFixed(2)}`,
          [`per second at ${smallest.orders.toLocaleString('en')}`]: perSecond(median(few)),
          'per second here': perSecond(median(many)),
          'milliseconds each': `${milliseconds(median(few))} → ${milliseconds(median(many))}`,
        },
      }
    })
  })
}

const perSecond = (rate: number) => (rate < 100 ? rate.toFixed(1) : Math.round(rate).toLocaleString('en'))
const milliseconds = (rate: number) => (1000 / rate).toPrecision(3)
