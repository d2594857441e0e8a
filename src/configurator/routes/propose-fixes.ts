import { ConfigurationToFix, Fixes } from '../../contract/proposals.ts'
import { ok, route } from '../../platform/http/route/route.ts'
import type { ConfiguratorContext } from '../context.ts'
import { advise, idsOf } from './advise.ts'

export const proposeFixesRoute = (parts: ConfiguratorContext) =>
  route({
    operationId: 'proposeFixes',
    method: 'POST',
    path: '/pcconfig/v1/compatibility/fixes',
    tag: 'PC configuration',
    summary: 'Find the smallest changes that make a PC valid and keep what was chosen',
    description:
      "As few changes as possible, then the least loss: the products that cost most are kept, and a replacement is of the same class and, if possible, within 70 to 150 % of the price, by the prices of the caller's default account. A change replaces a product by another of its kind, takes one out, or adds one that is missing. Only products that the account can buy are proposed, and every proposal was judged valid. A product that lacks a fact which a check needs, or that adds a warning about power, firmware or clearance, is proposed only when nothing else was found. A valid PC gets the accessories that its warnings ask for.",
    access: 'pcconfig:read',
    cost: 'heavy',
    bodyLimit: 'MAX_CONFIGURATION_BODY_BYTES',
    body: {
      schema: ConfigurationToFix,
      example: {
        products: [
          { productId: 'board-msi-mag-b850-tomahawk-max-wifi' },
          { productId: 'cpu-of-another-shop' },
        ],
      },
    },
    success: ok('Up to 5 fixes, each changing other products.', Fixes, {
      fixes: [
        {
          changes: [{ remove: 'cpu-of-another-shop', add: null }],
          products: [{ productId: 'board-msi-mag-b850-tomahawk-max-wifi' }],
          price: { currency: 'NOK', net: 2445, vat: 611.25, gross: 3056.25 },
          priceDifference: { net: 0, vat: 0, gross: 0 },
          solves: ['UnknownProduct'],
          compromise: 'none',
          reason: 'Takes out the product that is no part of a PC and keeps everything else.',
          validationResult: { isValid: true, invalidProducts: [], errors: [], warnings: [] },
        },
      ],
      isProven: true,
      unpricedProducts: ['cpu-of-another-shop'],
    }),
    problems: ['price_list_missing'],

    read: ({ caller, body, isWanted }) =>
      advise(parts, caller, { asksFor: 'fixes', productIds: idsOf(body.products) }, isWanted),
  })
