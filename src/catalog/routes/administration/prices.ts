import Type from 'typebox'
import { pageQuery, searchQuery } from '../../../contract/administration.ts'
import { PriceRows, PricesInput, ProductPricesView } from '../../../contract/catalog-administration.ts'
import type { PriceRow } from '../../../contract/import-formats.ts'
import { invalid, Problem } from '../../../contract/problems.ts'
import type { FieldError } from '../../../contract/read.ts'
import type { ReadOf } from '../../../contract/types.ts'
import type { Actor } from '../../../platform/audit.ts'
import { pageById } from '../../../platform/http/route/paging.ts'
import { noContent, ok, route, type StaffDecision } from '../../../platform/http/route/route.ts'
import { toDecimal, toMinor } from '../../../platform/money.ts'
import { bump } from '../../../platform/store/live-snapshot.ts'
import { isoDate, isoDateOrNull } from '../../../platform/time.ts'
import { errorsOfRow } from '../../administration/check-row.ts'
import type { Stored } from '../../administration/entity.ts'
import type { CatalogContext } from '../../context.ts'
import { checkPrice, listsByStandard, priceWrites, ruleIn } from '../../import-prices.ts'
import {
  holdPriceRules,
  loadLatestPastPrices,
  loadPastPrices,
  loadRulesOf,
  removePriceRule,
} from '../../price-rule-rows.ts'
import { lowestUnitPrice, type PriceRule } from '../../price-rules.ts'
import {
  findPrices,
  holdPrice,
  insertFirstPrice,
  loadPrice,
  priceListTable,
  type StoredPriceList,
} from '../../prices.ts'
import { type Product, productTable } from '../../product.ts'
import { pricesTopic } from '../../topics.ts'

const path = '/admin/v1/price-lists/{priceList}/prices'
const params = { priceList: 'The id of the price list.', productId: 'The material number.' }
const shared = { tag: 'Administration' } as const
/** Of a product, in an answer. */
const maxPastPrices = 100
export const noSuchList = (id: string) => new Problem('price_list_not_found', `There is no price list ${id}.`)

export const listPrices = ({ store }: CatalogContext) =>
  route({
    ...shared,
    operationId: 'listPrices',
    access: 'see-products',
    method: 'GET',
    path,
    summary: 'List the prices of a price list',
    description: 'The undated prices of one unit, in the order of products, in pages.',
    params: { priceList: params.priceList },
    query: Type.Object({ ...searchQuery('the id or the name of the product'), ...pageQuery('Prices') }),
    success: ok('One page of prices.', PriceRows, {
      currency: 'NOK',
      prices: [{ productId: 'cpu-1', name: 'CPU', net: 2490, rules: 0 }],
      nextCursor: null,
    }),
    problems: ['price_list_not_found'],

    async read({ params: { priceList: priceListId = '' }, query }) {
      const list = await priceListTable.load(store, priceListId)
      if (!list) return noSuchList(priceListId)
      const { currency, exponent } = list.value
      return pageById(query, {
        find: (after, limit) => findPrices(store, priceListId, after, limit, query.search),
        positionOf: ({ product_id }) => product_id,
        view: (found) => ({
          currency,
          prices: found.map(({ product_id, name, net, rules }) => ({
            productId: product_id,
            name,
            net: toDecimal(net, exponent),
            rules,
          })),
        }),
      })
    },
  })

export const readPrices = ({ store, clock }: CatalogContext) =>
  route({
    ...shared,
    operationId: 'readProductPrices',
    access: 'see-products',
    method: 'GET',
    path: `${path}/{productId}`,
    summary: 'Read all prices of a product in a price list',
    description:
      'The undated price, every price rule, ended ones included, the lowest price of 30 days, and the prices before.',
    params,
    success: ok('The prices.', ProductPricesView, {
      productId: 'cpu-1',
      net: 2490,
      rules: [{ minQuantity: 10, validFrom: null, validUntil: null, net: 2390 }],
      lowestPrice30Days: 2490,
      history: [
        {
          validFrom: null,
          until: '2026-01-15T09:30:00.000Z',
          net: 2590,
          changedBy: { client: 'Back office', subject: 'a81f03c2d4', importId: null },
        },
      ],
    }),
    problems: ['price_list_not_found', 'product_not_found'],

    async read({ params: { priceList: priceListId = '', productId = '' } }) {
      const [list, product] = await Promise.all([
        priceListTable.load(store, priceListId),
        productTable.load(store, productId),
      ])
      if (!list) return noSuchList(priceListId)
      if (!product) return new Problem('product_not_found', `There is no product ${productId}.`)
      const now = clock()
      const [undated, rules, past, latest] = await Promise.all([
        loadPrice(store, priceListId, productId),
        loadRulesOf(store, priceListId, productId),
        loadPastPrices(store, priceListId, productId, now),
        loadLatestPastPrices(store, priceListId, productId, maxPastPrices),
      ])
      const decimal = (net: number | undefined) =>
        net === undefined ? null : toDecimal(net, list.value.exponent)
      const body = {
        productId,
        net: decimal(undated),
        rules: rules.map((rule) => viewRule(rule, list.value.exponent)),
        lowestPrice30Days: decimal(lowestUnitPrice({ undated, rules }, past, now)),
        history: latest.map(({ since, until, net, client, person, import_id: importId }) => ({
          // 1 is the beginning of a rule without one.
          validFrom: since <= 1 ? null : isoDate(since),
          until: isoDate(until),
          net: toDecimal(net, list.value.exponent),
          changedBy: client === null ? null : { client, subject: person ?? '', importId },
        })),
      }
      return { status: 200, body }
    },
  })

export const setPrices = ({ store, clock }: CatalogContext) =>
  route({
    ...shared,
    operationId: 'setProductPrices',
    access: 'change-prices',
    method: 'PUT',
    path: `${path}/{productId}`,
    summary: 'Set the prices of a product in a price list',
    description:
      'Sets the undated price of one unit, replaces the price rules, or both. Running services follow within a second; drafts keep their prices.',
    params,
    body: {
      schema: PricesInput,
      example: { net: 2490, rules: [{ minQuantity: 10, validFrom: null, validUntil: null, net: 2390 }] },
    },
    success: noContent('The prices are set.'),
    problems: ['price_list_not_found', 'product_not_found', 'precondition_failed'],

    async decide({ caller, params: { priceList: priceListId = '', productId = '' }, body }) {
      const [stored, product] = await Promise.all([
        priceListTable.load(store, priceListId),
        productTable.load(store, productId),
      ])
      if (!stored) return noSuchList(priceListId)
      if (!product) return new Problem('product_not_found', `There is no product ${productId}.`)
      const { currency } = stored.value
      const undated = { minQuantity: null, validFrom: null, validUntil: null }
      const target = { priceList: priceListId, currency, productId }
      const own: PriceRow[] = body.net === null ? [] : [{ ...target, ...undated, net: body.net }]
      const rules = body.rules?.map((rule): PriceRow => ({ ...target, ...rule })) ?? []
      const lists = await listsByStandard(store, new Set([priceListId]))
      const errors = [
        ...own.flatMap((row) => errorsOfPrice('', row, lists)),
        ...rules.flatMap((row, index) => errorsOfRule(`rules[${index}].`, row, rules.slice(0, index), lists)),
      ]
      if (errors.length > 0) return invalid(...errors)
      const [net, rulesNow] = await Promise.all([
        loadPrice(store, priceListId, productId),
        loadRulesOf(store, priceListId, productId),
      ])
      // The list may have got the decimals of ISO 4217 a moment ago.
      const { exponent } = lists.get(priceListId) ?? stored.value
      const current: PricesNow = { priceListId, product, net, rules: rulesNow, exponent }
      const stale = refuseStale(
        current,
        body,
        (body.rulesBefore ?? []).map((rule) => ruleIn({ ...target, ...rule })),
      )
      return stale ?? setting(current, body, own, rules, { now: clock(), by: caller })
    },
  })

type PricesChange = ReadOf<typeof PricesInput>

/** The prices of a product in a list before the change. */
interface PricesNow {
  priceListId: string
  product: Stored<Product>
  net: number | undefined
  rules: PriceRule[]
  exponent: number
}

const decimalOf = (net: number | undefined, exponent: number) =>
  net === undefined ? null : toDecimal(net, exponent)

/** The request says what it has seen, and another one has changed it. */
function refuseStale(
  { product, net, rules, exponent }: PricesNow,
  { netBefore, unpricedBefore, rulesBefore }: PricesChange,
  expectedRules: (PriceRule | undefined)[],
): Problem | undefined {
  const { id } = product.value
  const now = decimalOf(net, exponent)
  if (netBefore !== null && netBefore !== now) {
    return new Problem('precondition_failed', changedMeanwhile(id, now, netBefore))
  }
  if (unpricedBefore && net !== undefined) {
    return new Problem('precondition_failed', changedMeanwhile(id, now, 'missing'))
  }
  if (rulesBefore !== null && !areSame(rules, expectedRules)) {
    return new Problem('precondition_failed', `Another request has changed the price rules of ${id}.`)
  }
  return undefined
}

function setting(
  { priceListId, product, net, rules: before, exponent }: PricesNow,
  body: PricesChange,
  own: PriceRow[],
  rules: PriceRow[],
  { now, by }: { now: number; by: Actor },
): StaffDecision {
  const { id } = product.value
  const wanted = rules.map((row) => ruleIn(row) as PriceRule).sort(inStoredOrder)
  const kept = new Set(wanted.map(keyOf))
  /** For the audit: a price or rules that the request does not name are unchanged. */
  const named = (price: number | null, all: PriceRule[]) => ({
    ...(body.net === null ? {} : { net: price }),
    ...(body.rules === null ? {} : { rules: all.map((rule) => viewRule(rule, exponent)) }),
  })
  const first = body.unpricedBefore && body.net !== null ? toMinor(body.net, exponent) : undefined
  const removed = body.rules === null ? [] : before.filter((rule) => !kept.has(keyOf(rule)))
  return {
    writes: [
      // Of two requests that add rules, the product makes the second wait and see those of the first.
      ...(body.rulesBefore === null
        ? []
        : [productTable.hold(id, product.version), ...holdPriceRules(priceListId, id, before)]),
      ...(body.netBefore === null || net === undefined ? [] : [holdPrice(priceListId, id, net)]),
      ...(first === undefined ? [] : [insertFirstPrice(priceListId, id, first)]),
      ...removed.flatMap((rule) => removePriceRule(priceListId, id, rule, now, by)),
      ...[...own, ...rules].flatMap((row) => priceWrites(row, now, by)),
      bump(pricesTopic),
    ],
    record: {
      action: 'setPrices',
      entity: 'price',
      entityId: id,
      before: { [priceListId]: named(decimalOf(net, exponent), before) },
      after: { [priceListId]: named(body.net, wanted) },
    },
    answer: { status: 204 },
  }
}

const changedMeanwhile = (productId: string, net: number | null, expected: number | 'missing') =>
  net === null
    ? `The product ${productId} has no price, not ${expected}: another request has changed it.`
    : `The price of ${productId} is ${net}, not ${expected}: another request has changed it.`

const viewRule = ({ minQuantity, validFrom, validUntil, net }: PriceRule, exponent: number) => ({
  minQuantity,
  validFrom: validFrom === 0 ? null : isoDate(validFrom),
  validUntil: isoDateOrNull(validUntil),
  net: toDecimal(net, exponent),
})

const keyOf = ({ minQuantity, validFrom }: PriceRule) => `${minQuantity} ${validFrom}`

const inStoredOrder = (one: PriceRule, other: PriceRule) =>
  one.minQuantity - other.minQuantity || one.validFrom - other.validFrom

const areSame = (stored: PriceRule[], expected: (PriceRule | undefined)[]) => {
  const textOf = (rule: PriceRule | undefined) => rule && `${keyOf(rule)} ${rule.validUntil} ${rule.net}`
  return stored.map(textOf).sort().join() === expected.map(textOf).sort().join()
}

/** The product exists: it was loaded. */
const errorsOfPrice = (path: string, row: PriceRow, lists: Map<string, StoredPriceList>): FieldError[] =>
  errorsOfRow(row, (each) => checkPrice(each, lists, new Set([row.productId]))).map(
    ({ fieldName, message }) => ({
      fieldName: `${path}${fieldName === 'body' ? 'net' : fieldName}`,
      message,
    }),
  )

function errorsOfRule(
  path: string,
  row: PriceRow,
  others: PriceRow[],
  lists: Map<string, StoredPriceList>,
): FieldError[] {
  const fieldName = `${path}minQuantity`
  const rule = ruleIn(row)
  if (!rule)
    return [{ fieldName, message: 'must be more than 1 without dates: send the price of one unit as `net`' }]
  const isTwice = others.map(ruleIn).some((other) => other && keyOf(other) === keyOf(rule))
  return [
    ...errorsOfPrice(path, row, lists),
    ...(isTwice ? [{ fieldName, message: 'another rule has the same quantity and beginning' }] : []),
  ]
}
