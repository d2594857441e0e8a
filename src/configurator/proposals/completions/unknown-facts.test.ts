// What is not known must not make a part attractive: cheaper copies of the demo's parts that lack a fact are not proposed.
import { expect, test } from 'vitest'
import { componentPreparer, type Facts, type Kind } from '../../../compatibility/index.ts'
import { type Purpose, purposes } from '../../../contract/purpose.ts'
import { type GroupedOffer, shelvesOf } from '../offer.ts'
import { untaxed } from '../testing.ts'
import { bundleFor, complete, offers } from './demo.fixture.ts'

/** Facts by which a rule could refuse a part, one of which each copy lacks. */
const deciding: Partial<Record<Kind, string[]>> = {
  cpu: ['socket', 'generation'],
  motherboard: ['socket', 'memoryTypes', 'formFactor', 'memorySlots'],
  memory: ['type', 'modules'],
  graphicsCard: ['lengthMm', 'boardPowerWatts'],
  // How long a supply a tower takes at least is known.
  case: ['boardForms', 'maxCardLengthMm', 'maxCoolerHeightMm'],
  cooler: ['sockets', 'type'],
  storage: ['form', 'interface'],
  powerSupply: ['ratedWatts', 'form', 'lengthMm'],
}

const prepare = componentPreparer()

/** Each part at half its price, without one of its facts. */
const copies: GroupedOffer[] = offers.flatMap(({ part, price, group }) =>
  (deciding[part.kind] ?? []).flatMap((fact) => {
    const { [fact]: known, ...facts } = part.facts as Record<string, unknown>
    if (known === undefined) return []
    const productId = `${part.productId} without ${fact}`
    const copy = prepare({ productId, name: part.name, kind: part.kind, facts: facts as Facts })
    return [{ part: copy, price: untaxed(Math.round(price.gross / 2)), isDated: true, group }]
  }),
)
const range = shelvesOf([...offers, ...copies])
const isCopy = (productId: string) => productId.includes(' without ')

const kept = ['', 'board-asus-prime-z270-a', 'case-fractal-terra', 'cpu-amd-ryzen-7-9800x3d']

test.each(purposes.flatMap((purpose) => kept.map((id): [Purpose, string] => [purpose, id])))(
  'completions for %s that keep "%s": no part is proposed because a fact of it is missing',
  (purpose, id) => {
    for (const budget of [9000, 20_000, 40_000]) {
      const question = { bundle: bundleFor[purpose], purpose, budget, given: id ? [id] : [] }
      const { completions } = complete(question, range)
      const added = completions.flatMap((each) => each.added.map(({ part }) => part.productId))
      expect(added.filter(isCopy), `${budget}`).toEqual([])
    }
  },
)
