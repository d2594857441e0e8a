import { productTable } from '../../catalog/product.ts'
import { DeliveryTrial, DeliveryTrialResult } from '../../contract/administration.ts'
import { invalid } from '../../contract/problems.ts'
import type { FieldError } from '../../contract/read.ts'
import { arrivalDate } from '../../orders/delivery-dates.ts'
import { isCountry } from '../../platform/codes.ts'
import type { BaseContext } from '../../platform/context.ts'
import { exponentOf, isKnownCurrency } from '../../platform/currencies.ts'
import { ok, route } from '../../platform/http/route/route.ts'
import { decimalPrice } from '../../platform/money.ts'
import { isoDateOrNull } from '../../platform/time.ts'
import { loadStoredCarriers, type StoredCarrier } from '../delivery/carrier.ts'
import { carriersOf } from '../delivery/carriers.ts'
import { countryCode, quoteDelivery } from '../delivery/delivery-options.ts'
import { whyNotOffered } from '../delivery/not-offered.ts'

export const trialDelivery = ({ store, clock }: BaseContext) =>
  route({
    operationId: 'trialDelivery',
    method: 'POST',
    path: '/admin/v1/carriers/trial',
    tag: 'Administration',
    summary: 'Try what a delivery costs',
    description:
      'The options that a draft with this parcel would have now, with prices and dates, if everything is on the shelf, and why the other services have none. Nothing is stored.',
    access: 'manage-settings',
    body: {
      schema: DeliveryTrial,
      example: { weightGrams: 12_000, country: 'NO', postCode: '0155', currency: 'NOK', vatRate: 25 },
    },
    success: ok('The options.', DeliveryTrialResult, {
      weightGrams: 12_000,
      productsWithoutWeight: [],
      deliveryOptions: [
        {
          deliveryOptionId: 'fjordpost-home',
          carrier: 'Fjordpost',
          name: 'Home delivery',
          collectionPoint: null,
          price: { net: 99, vat: 24.75, gross: 123.75 },
          estimatedDeliveryDate: '2026-01-19T00:00:00.000Z',
        },
      ],
      notOffered: [
        {
          carrierId: 'fjordpost-letter',
          carrier: 'Fjordpost',
          name: 'Letter',
          reason: 'Weight',
          message: 'It takes up to 2000 g; the parcel has 12000 g.',
        },
      ],
    }),

    async read({ body: { postCode, currency, vatRate, products, ...body } }) {
      const country = countryCode(body.country)
      const ids = products?.map(({ productId }) => productId) ?? []
      const weights = new Map(
        (await productTable.loadMany(store, ids)).map(({ value }) => [value.id, value.weightGrams]),
      )
      const errors = errorsOf(ids, weights, country, currency)
      if (errors.length > 0) return invalid(...errors)
      const weightGrams = (products ?? []).reduce(
        (sum, { productId, quantity }) => sum + (weights.get(productId) ?? 0) * quantity,
        body.weightGrams ?? 0,
      )
      const parcel = { weightGrams, currency, country, postCode, vatRate: vatRate ?? 0 }
      const offer = offerFor(parcel, await loadStoredCarriers(store), clock())
      const productsWithoutWeight = [...weights].flatMap(([id, weight]) => (weight === null ? [id] : []))
      return { status: 200, body: { weightGrams, productsWithoutWeight, ...offer } }
    },
  })

const errorsOf = (
  ids: string[],
  weights: ReadonlyMap<string, unknown>,
  country: string,
  currency: string,
): FieldError[] => [
  ...ids.flatMap((id, index) =>
    weights.has(id) ? [] : [{ fieldName: `products[${index}].productId`, message: `is no product: ${id}` }],
  ),
  ...(isCountry(country) ? [] : [{ fieldName: 'country', message: 'must be an ISO 3166-1 alpha-2 code' }]),
  ...(isKnownCurrency(currency) ? [] : [{ fieldName: 'currency', message: 'must be an ISO 4217 code' }]),
]

interface Parcel {
  weightGrams: number
  currency: string
  country: string
  postCode: string
  /** In percent. */
  vatRate: number
}

function offerFor(parcel: Parcel, carriers: StoredCarrier[], now: number) {
  const { weightGrams, currency, country, postCode, vatRate } = parcel
  const offered = carriers.filter(({ retiredAt }) => retiredAt === null)
  const delivery = { deliveryAddress: { country, postCode }, preferences: null }
  const options = quoteDelivery(
    { weightGrams, currency, vatRate: Math.round(vatRate * 100), delivery },
    carriersOf(offered.map(({ service }) => service)),
  )
  return {
    deliveryOptions: options.map(({ transitDays, price, ...option }) => ({
      ...option,
      price: decimalPrice(price, exponentOf(currency)),
      estimatedDeliveryDate: isoDateOrNull(arrivalDate(now, transitDays, null)),
    })),
    notOffered: carriers.flatMap((each) => {
      const why = whyNotOffered(each, { weightGrams, currency, country })
      const { id: carrierId, carrier, name } = each.service
      return why ? [{ carrierId, carrier, name, ...why }] : []
    }),
  }
}
