import Type from 'typebox'
import { ok, route } from '../../platform/http/route/route.ts'
import type { CatalogContext } from '../context.ts'
import { offerVersion } from '../offer-version.ts'

const OfferVersion = Type.Object(
  { version: Type.String({ description: 'Differs from the one before if something changed.' }) },
  { title: 'OfferVersion' },
)

export const getOfferVersion = ({ prices, loadedNumbers }: CatalogContext) =>
  route({
    operationId: 'getOfferVersion',
    method: 'GET',
    path: '/catalog/v1/offer-version',
    tag: 'Catalog',
    isPublicData: true,
    summary: 'Get the version of the offer',
    description:
      'Changes with every change of products and prices, for pages that show a price and follow it. It is answered from memory and without a credential, so that following costs little; it says nothing but that something changed.',
    access: 'public',
    success: ok(
      'The version.',
      OfferVersion,
      { version: 'q83vEjRWeJCrze8S' },
      { 'Cache-Control': '`no-store`.' },
    ),

    read: () => ({
      status: 200,
      body: { version: offerVersion(loadedNumbers(), prices.current) },
      headers: { 'Cache-Control': 'no-store' },
    }),
  })
