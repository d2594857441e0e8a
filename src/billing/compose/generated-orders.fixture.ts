// Orders with invoices and credit notes over all VAT categories, from a seed, for tests of amounts and formats. The amounts are computed
// here in whole numbers, without the code that is tested.
import type { Company } from '../../contract/company.ts'
import type { VatCategory } from '../../contract/invoice.ts'
import type { Billing, Order, OrderLine } from '../../contract/order.ts'
import { line, now } from '../../orders/order.fixture.ts'
import { address, billingOf, company, orderOf } from './compose.fixture.ts'
import type { InvoiceSources } from './compose.ts'

/** Numbers from 0 up to 1, always the same for a seed (mulberry32). */
function randomFrom(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
}

export const decimals = { NOK: 2, EUR: 2, JPY: 0 } as const
type Currency = keyof typeof decimals

/** Prices of one unit in minor units. */
export interface UnitPrice {
  net: bigint
  gross: bigint
}

export interface Step {
  type: Billing['type']
  units: [lineNumber: string, quantity: number][]
}

export interface GeneratedOrder {
  order: Order
  currency: Currency
  category: VatCategory
  /** In hundredths of a percent. */
  rate: bigint
  sources: Pick<InvoiceSources, 'company' | 'buyer' | 'order'>
  /** Of lines and of parts of PCs. */
  prices: Map<string, UnitPrice>
  /** In the order in which they are issued. */
  steps: Step[]
  /** Units that were shipped and not returned, by line. */
  kept: Map<string, number>
}

const norwegian: Company = company
const swedish: Company = {
  ...company,
  legalName: 'Södra Datorer AB',
  organisationNumber: '5560000001',
  vatId: 'SE556000000101',
  country: 'SE',
  iban: 'SE4550000000058398257466',
  bankAccount: null,
  languages: ['sv'],
}
const german: Company = {
  ...company,
  legalName: 'Müller Rechner GmbH',
  organisationNumber: null,
  vatId: 'DE123456789',
  country: 'DE',
  iban: 'DE89370400440532013000',
  bankAccount: null,
  phone: '+49 40 123456',
  languages: ['de'],
}
const danish: Company = {
  ...company,
  legalName: 'Øresund Data ApS',
  organisationNumber: '10150817',
  vatId: 'DK10150817',
  country: 'DK',
  iban: 'DK5000400440116243',
  bankAccount: '00400440116243',
  languages: ['da'],
}
const dutch: Company = {
  ...company,
  legalName: 'Rekenhuis B.V.',
  organisationNumber: '12345678',
  vatId: 'NL123456789B01',
  country: 'NL',
  iban: 'NL91ABNA0417164300',
  bankAccount: null,
}
const belgian: Company = {
  ...company,
  legalName: 'Rekenhuis Gent BV',
  organisationNumber: '0403170701',
  vatId: 'BE0403170701',
  country: 'BE',
  iban: 'BE68539007547034',
  bankAccount: null,
}

interface Case {
  category: VatCategory
  rates: bigint[]
  seller: Company
  country: string
  billing: object
}

const german27 = { vatId: 'DE811907980', country: 'DE' }
const postCode = '20095'
/** An order has one rate, so there are several of S over the orders and never two in one document. */
const cases: Case[] = [
  { category: 'S', rates: [2500n, 1500n, 1200n], seller: norwegian, country: 'NO', billing: {} },
  { category: 'S', rates: [2500n, 1200n, 600n], seller: swedish, country: 'SE', billing: {} },
  { category: 'S', rates: [1900n, 700n, 2550n], seller: german, country: 'DE', billing: {} },
  { category: 'K', rates: [0n], seller: swedish, country: 'DE', billing: german27 },
  {
    category: 'AE',
    rates: [0n],
    seller: swedish,
    country: 'DE',
    billing: { ...german27, vatCategory: 'AE' },
  },
  { category: 'G', rates: [0n], seller: norwegian, country: 'US', billing: {} },
  {
    category: 'E',
    rates: [0n],
    seller: german,
    country: 'DE',
    billing: { vatCategory: 'E', vatExemptionReason: 'Umsatzsteuerfrei nach § 4 UStG' },
  },
  { category: 'Z', rates: [0n], seller: norwegian, country: 'NO', billing: {} },
  // Buyers that Peppol knows: their documents claim to keep its rules too, also those of the country.
  {
    category: 'S',
    rates: [2500n, 1500n],
    seller: norwegian,
    country: 'NO',
    billing: { organisationNumber: '123456785', buyerReference: 'Purchase' },
  },
  { category: 'S', rates: [1900n, 700n], seller: german, country: 'DE', billing: { ...german27, postCode } },
  {
    category: 'S',
    rates: [2500n],
    seller: danish,
    country: 'DK',
    billing: { organisationNumber: '13585628' },
  },
  {
    category: 'S',
    rates: [2100n, 900n],
    seller: dutch,
    country: 'NL',
    billing: { organisationNumber: '87654321', postCode },
  },
  { category: 'S', rates: [2100n], seller: belgian, country: 'BE', billing: { vatId: 'BE0202239951' } },
]

const names = [
  'Fjord Data AS',
  'Żółte Łodzie Sp. z o.o.',
  'Ελληνικοί Υπολογιστές ΑΕ',
  'ООО «Ромашка»',
  'A & B <"C">',
  'Țară Însorită ĐĂk Lắk s.r.l.',
]
const languages = ['en', 'nb', 'sv', 'de', 'pl']

/** Half up. */
export const vatOf = (net: bigint, rate: bigint) => (net * rate + 5000n) / 10_000n

const decimal = (minor: bigint, currency: Currency) => Number(minor) / 10 ** decimals[currency]

export function generatedOrders(count: number, seed: number): GeneratedOrder[] {
  const random = randomFrom(seed)
  const below = (limit: number) => Math.floor(random() * limit)
  const oneOf = <T>(values: readonly T[]): T => values[below(values.length)] as T
  return Array.from({ length: count }, (_, index) => generate(index, { random, below, oneOf }))
}

interface Chance {
  random: () => number
  below: (limit: number) => number
  oneOf: <T>(values: readonly T[]) => T
}

function generate(index: number, chance: Chance): GeneratedOrder {
  const { below, oneOf, random } = chance
  const currency = (Object.keys(decimals) as Currency[])[index % 3] as Currency
  const { category, rates, seller, country, billing } = cases[index % cases.length] as Case
  const rate = oneOf(rates)
  const prices = new Map<string, UnitPrice>()
  const priced = (lineNumber: string, price: UnitPrice): Partial<OrderLine> => {
    prices.set(lineNumber, price)
    const shown = (minor: bigint) => decimal(minor, currency)
    return {
      unitPrice: { net: shown(price.net), vat: shown(price.gross - price.net), gross: shown(price.gross) },
    }
  }
  const priceOf = (net: bigint): UnitPrice => ({ net, gross: net + vatOf(net, rate) })
  const lines: OrderLine[] = Array.from({ length: 1 + below(5) }, (_, place) => {
    const number = `${place + 1}0`
    const units = 1 + below(oneOf([3, 12, 400]))
    return place === 1 && random() < 0.3
      ? pcOf(number, units, below, priced, priceOf, prices)
      : line(number, units, {
          name: oneOf(['Processor', 'Kabel 2 m, grå', 'Écran 27″ – « mat »', 'Κάρτα γραφικών']),
          ...priced(number, priceOf(discounted(BigInt(1 + below(oneOf([300, 90_000, 2_000_000]))), units))),
        })
  })
  if (random() < 0.7) {
    const number = `${lines.length + 1}0`
    const delivery = { name: 'Delivery to the door', categories: ['DELIVERY'] as OrderLine['categories'] }
    lines.push(line(number, 1, { ...delivery, ...priced(number, priceOf(BigInt(1 + below(20_000)))) }))
  }
  const order = { ...orderOf(lines, { currency }), orderId: `G${index + 1}` }
  const [shipped] = order.deliveries
  const place = { ...address, country, name: oneOf(names) }
  if (shipped) order.deliveries = [{ ...shipped, deliveryAddress: place }]
  const buyerBilling = {
    country,
    language: oneOf(languages),
    addressLine1: 'Street 1',
    city: 'City',
    ...billing,
  }
  const buyer = { name: oneOf(names), country, vatRate: Number(rate), billing: buyerBilling as never }
  return {
    ...{ order, currency, category, rate, prices },
    sources: { company: seller, buyer, order },
    ...stepsOf(lines, index, chance),
  }
}

/** Tiers: 5 % off from ten units on, 12 % from a hundred. */
const discounted = (net: bigint, units: number) =>
  (net * (units >= 100 ? 88n : units >= 10 ? 95n : 100n) + 50n) / 100n

/** A PC of a board and two memory kits; its price is the sum of theirs, and each has its own rounded VAT. */
function pcOf(
  number: string,
  units: number,
  below: Chance['below'],
  priced: (lineNumber: string, price: UnitPrice) => Partial<OrderLine>,
  priceOf: (net: bigint) => UnitPrice,
  prices: Map<string, UnitPrice>,
): OrderLine {
  const parts = [1, 2].map((count, place) => {
    const partNumber = `${number}.${place + 1}`
    const price = priced(partNumber, priceOf(BigInt(1 + below(50_000))))
    return { count, part: line(partNumber, units * count, price) }
  })
  const sum = (member: keyof UnitPrice) =>
    parts.reduce(
      (total, { count, part }) => total + BigInt(count) * (prices.get(part.lineNumber)?.[member] ?? 0n),
      0n,
    )
  const own = priced(number, { net: sum('net'), gross: sum('gross') })
  return line(number, units, { ...own, name: 'PC', orderLines: parts.map(({ part }) => part) })
}

/** What is shipped is invoiced in parts; some of it comes back and is credited: nothing, a part in several credit notes, or all. */
function stepsOf(lines: OrderLine[], index: number, { below, random }: Chance) {
  const kept = new Map<string, number>()
  const steps: Step[] = []
  const invoices = 1 + below(3)
  const left = new Map(lines.map(({ lineNumber, quantity }) => [lineNumber, quantity.total]))
  for (let part = 0; part < invoices; part++) {
    const isLast = part === invoices - 1
    const units = take(left, (most) => (isLast && random() < 0.8 ? most : below(most + 1)))
    for (const [number, quantity] of units) kept.set(number, (kept.get(number) ?? 0) + quantity)
    if (units.length > 0) steps.push({ type: 'Invoice', units })
    // Something comes back before the next part is shipped.
    if (index % 4 === 2 && part === 0) creditPart()
  }
  if (index % 4 > 0) for (let credit = 0; credit < 1 + below(3); credit++) creditPart()
  if (index % 4 === 3) creditRest()
  return { steps, kept }

  function creditPart() {
    const units = take(kept, (most) => (random() < 0.5 ? below(most + 1) : 0))
    if (units.length > 0) steps.push({ type: 'CreditNote', units })
  }
  function creditRest() {
    const units = take(kept, (most) => most)
    if (units.length > 0) steps.push({ type: 'CreditNote', units })
  }
}

/** Takes units of each line, as many as asked for. */
function take(from: Map<string, number>, wanted: (most: number) => number): Step['units'] {
  return [...from].flatMap(([number, most]): Step['units'] => {
    const quantity = Math.min(most, wanted(most))
    from.set(number, most - quantity)
    return quantity > 0 ? [[number, quantity]] : []
  })
}

/** What is known when a step is issued. */
export const sourcesOf = (
  { sources }: GeneratedOrder,
  { type, units }: Step,
  place: number,
): Pick<InvoiceSources, 'company' | 'buyer' | 'order' | 'billing' | 'now'> => ({
  ...sources,
  billing: { ...billingOf(type, units), billingId: `${sources.order.orderId}-B${place + 1}` },
  now,
})
