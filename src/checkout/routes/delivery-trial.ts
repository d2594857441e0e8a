import { DeliveryTrial, DeliveryTrialResult } from '../../contract/administration.ts'
import { invalid } from '../../contract/problems.ts'
import { arrivalDate } from '../../orders/delivery-dates.ts'
import { isCountry } from '../../platform/codes.ts'
import type { BaseContext } from '../../platform/context.ts'
import { exponentOf, isKnownCurrency } from '../../platform/currencies.ts'
import { route } from '../../platform/http/route.ts'
import { decimalPrice } from '../../platform/money.ts'
import { isoDateOrNull } from '../../platform/time.ts'
import { loadCarriers } from '../delivery/carriers.ts'
import { countryCode, quoteDelivery } from '../delivery/delivery-options.ts'

export const trialDelivery = ({ store, clock }: BaseContext) =>
  route({
    operationId: 'trialDelivery',
    method: 'POST',
    path: '/admin/v1/carriers/trial',
    tag: 'Administration',
    summary: 'Try what a delivery costs',
    description:
      'The options that a draft with this parcel would have now, with prices and dates, if everything is on the shelf. Nothing is stored.',
    access: 'admin',
    body: {
      schema: DeliveryTrial,
      example: { weightGrams: 12_000, country: 'NO', postCode: '0155', currency: 'NOK', vatRate: 25 },
    },
    success: {
      status: 200,
      description: 'The options.',
      schema: DeliveryTrialResult,
      example: {
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
      },
    },
    problems: [],

    async read({ body: { weightGrams, postCode, currency, vatRate, ...body } }) {
      const country = countryCode(body.country)
      const errors = [
        ...(isCountry(country)
          ? []
          : [{ fieldName: 'country', message: 'must be an ISO 3166-1 alpha-2 code' }]),
        ...(isKnownCurrency(currency)
          ? []
          : [{ fieldName: 'currency', message: 'must be an ISO 4217 code' }]),
      ]
      if (errors.length > 0) return invalid(...errors)
      const now = clock()
      const options = quoteDelivery(
        {
          weightGrams,
          currency,
          vatRate: Math.round((vatRate ?? 0) * 100),
          delivery: { deliveryAddress: { country, postCode }, preferences: null },
        },
        await loadCarriers(store),
      )
      const deliveryOptions = options.map(({ transitDays, price, ...option }) => ({
        ...option,
        price: decimalPrice(price, exponentOf(currency)),
        estimatedDeliveryDate: isoDateOrNull(arrivalDate(now, transitDays, null)),
      }))
      return { status: 200, body: { deliveryOptions } }
    },
  })
