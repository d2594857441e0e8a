import Type from 'typebox'
import {
  type AdminCarrier,
  AdminCarrierList,
  AdminCarrier as AdminCarrierSchema,
  CarrierChange,
  pageQuery,
  searchQuery,
} from '../../contract/administration.ts'
import { CarrierRow } from '../../contract/import-formats.ts'
import { pathIdProblem } from '../../contract/path-value.ts'
import { invalid, Problem } from '../../contract/problems.ts'
import type { BaseContext } from '../../platform/context.ts'
import { createdAnswer, versionAnswer } from '../../platform/http/reply/answer.ts'
import { pageOfMemory } from '../../platform/http/route/paging.ts'
import { currentOf } from '../../platform/http/route/precondition.ts'
import { created, ok, type Route, route } from '../../platform/http/route/route.ts'
import { retiredAt } from '../../platform/retirement.ts'
import { bump } from '../../platform/store/live-snapshot.ts'
import type { Store } from '../../platform/store/store.ts'
import { isoDateOrNull } from '../../platform/time.ts'
import {
  carriersTopic,
  insertCarrier,
  loadStoredCarriers,
  type StoredCarrier,
  updateCarrier,
} from '../delivery/carrier.ts'
import { carrierOf, rowOfCarrier } from '../delivery/import-carriers.ts'

const params = { carrierId: 'The delivery service.' }
const exampleRow = {
  id: 'fjordpost-home',
  carrier: 'Fjordpost',
  name: 'Home delivery',
  countries: ['NO'],
  transitDays: 2,
  bands: [{ maxWeightGrams: 35_000, prices: [{ currency: 'NOK', net: 99 }] }],
  collectionPoints: [],
  trackingUrl: 'https://track.fjordpost.example/{number}',
}
const { id: carrierId, ...exampleMembers } = exampleRow
const example: AdminCarrier = { carrierId, ...exampleMembers, retiredAt: null, version: 1 }

const noSuchCarrier = (id: string) => new Problem('carrier_not_found', `There is no carrier service ${id}.`)

const find = async (store: Store, id: string) =>
  (await loadStoredCarriers(store)).find(({ service }) => service.id === id)

function viewOf({ service, version, retiredAt }: StoredCarrier): AdminCarrier {
  const { id, ...row } = rowOfCarrier(service)
  return { carrierId: id, ...row, retiredAt: isoDateOrNull(retiredAt), version }
}

/** For the audit: a service may have thousands of collection points, so only their number is kept. */
const summaryOf = (carrier: StoredCarrier) => ({
  ...viewOf(carrier),
  collectionPoints: carrier.service.collectionPoints.length,
})

const listCarriers = ({ store }: BaseContext) =>
  route({
    operationId: 'listCarriers',
    method: 'GET',
    path: '/admin/v1/carriers',
    tag: 'Administration',
    summary: 'List delivery services',
    description: 'All services of carriers, also retired ones, by their identifier, in pages.',
    access: 'manage-settings',
    query: Type.Object({ ...searchQuery('identifier, carrier or name'), ...pageQuery('Services') }),
    success: ok('One page of services.', AdminCarrierList, { carriers: [example], nextCursor: null }),

    async read({ query }) {
      return pageOfMemory(query, {
        items: await loadStoredCarriers(store),
        idOf: ({ service }) => service.id,
        textsOf: ({ service }) => [service.id, service.carrier, service.name],
        view: (carriers) => ({ carriers: carriers.map(viewOf) }),
      })
    },
  })

const readCarrier = ({ store }: BaseContext) =>
  route({
    operationId: 'readCarrier',
    method: 'GET',
    path: '/admin/v1/carriers/{carrierId}',
    tag: 'Administration',
    summary: 'Read a delivery service',
    description: 'One service of a carrier, with its prices and collection points.',
    access: 'manage-settings',
    params,
    success: ok('The service.', AdminCarrierSchema, example),
    isVersioned: true,
    problems: ['carrier_not_found'],

    async read({ params: { carrierId = '' } }) {
      const carrier = await find(store, carrierId)
      return carrier ? versionAnswer(viewOf(carrier), carrier.version) : noSuchCarrier(carrierId)
    },
  })

const createCarrier = ({ store }: BaseContext) =>
  route({
    operationId: 'createCarrier',
    method: 'POST',
    path: '/admin/v1/carriers',
    tag: 'Administration',
    summary: 'Create a delivery service',
    description: 'New drafts offer it within a second. The members are those of an import of carriers.',
    access: 'manage-settings',
    body: { schema: CarrierRow, example: exampleRow },
    success: created('The service is created.', AdminCarrierSchema, example, {
      Location: 'Where the service can be read.',
    }),

    async decide({ body }) {
      const idProblem = pathIdProblem(body.id)
      if (idProblem) return invalid({ fieldName: 'id', message: idProblem })
      if (await find(store, body.id)) {
        return invalid({ fieldName: 'id', message: `is taken: there is a service ${body.id}` })
      }
      const service = carrierOf(body)
      if (typeof service === 'string') return refused(service)
      const created = { service, version: 1, retiredAt: null }
      return {
        writes: [insertCarrier(service), bump(carriersTopic)],
        record: {
          action: 'create',
          entity: 'carrier',
          entityId: service.id,
          before: null,
          after: summaryOf(created),
        },
        answer: createdAnswer('/admin/v1/carriers', service.id, viewOf(created)),
      }
    },
  })

const changeCarrier = ({ store, clock }: BaseContext) =>
  route({
    operationId: 'changeCarrier',
    method: 'PATCH',
    path: '/admin/v1/carriers/{carrierId}',
    tag: 'Administration',
    summary: 'Change or retire a delivery service',
    description:
      'Changes the given members. Drafts keep the options and prices they have; new ones follow within a second.',
    access: 'manage-settings',
    params,
    body: { schema: CarrierChange, example: { transitDays: 3 } },
    success: ok('The changed service.', AdminCarrierSchema, example),
    isVersioned: true,
    problems: ['carrier_not_found'],

    async decide({ params: { carrierId = '' }, body, ifMatch }) {
      const before = currentOf(await find(store, carrierId), ifMatch, noSuchCarrier(carrierId))
      if (before instanceof Problem) return before
      const row = rowOfCarrier(before.service)
      const service = carrierOf({
        id: row.id,
        carrier: body.carrier ?? row.carrier,
        name: body.name ?? row.name,
        countries: body.countries ?? row.countries,
        transitDays: body.transitDays ?? row.transitDays,
        bands: body.bands ?? row.bands,
        collectionPoints: body.collectionPoints ?? row.collectionPoints,
        trackingUrl: body.trackingUrl ?? row.trackingUrl,
      })
      if (typeof service === 'string') return refused(service)
      const { retired } = body
      const after = { service, retiredAt: retiredAt(before.retiredAt, retired, clock()) }
      const changed = { ...after, version: before.version + 1 }
      return {
        writes: [updateCarrier({ ...after, version: before.version }), bump(carriersTopic)],
        record: {
          action: retired === null ? 'change' : retired ? 'retire' : 'restore',
          entity: 'carrier',
          entityId: carrierId,
          before: summaryOf(before),
          after: summaryOf(changed),
        },
        answer: versionAnswer(viewOf(changed), changed.version),
      }
    },
  })

const refused = (message: string) => invalid({ fieldName: 'body', message: `is not valid: ${message}` })

export const carrierRoutes = (context: BaseContext): Route[] => [
  listCarriers(context),
  readCarrier(context),
  createCarrier(context),
  changeCarrier(context),
]
