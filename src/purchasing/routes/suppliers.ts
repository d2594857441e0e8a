import { isEmailAddress } from '../../contract/email-address.ts'
import { pathIdProblem } from '../../contract/path-value.ts'
import { invalid, Problem } from '../../contract/problems.ts'
import {
  NewSupplier,
  Supplier,
  SupplierChange,
  SupplierList,
  SupplierQuery,
} from '../../contract/purchasing.ts'
import { recordsOf } from '../../platform/audit.ts'
import { isCurrency } from '../../platform/currencies.ts'
import { createdAnswer, versionAnswer } from '../../platform/http/reply/answer.ts'
import { pageById } from '../../platform/http/route/paging.ts'
import { currentOf } from '../../platform/http/route/precondition.ts'
import { created, ok, type Route, route } from '../../platform/http/route/route.ts'
import { retiredAt } from '../../platform/retirement.ts'
import type { PurchasingContext } from '../context.ts'
import { languagesOfPapers } from '../purchase-texts.ts'
import {
  findSuppliers,
  insertSupplier,
  loadSupplier,
  type SupplierData,
  updateSupplier,
} from '../supplier.ts'
import { hasCosts } from '../supplier-product.ts'
import { viewSupplier } from '../view.ts'
import { exampleSupplier, newSupplier, supplierParams } from './example.ts'

export const noSuchSupplier = (id: string) => new Problem('supplier_not_found', `There is no supplier ${id}.`)

/** Empty texts are none. */
const trimmed = (data: SupplierData): SupplierData =>
  Object.fromEntries(
    Object.entries(data).map(([name, value]) => [
      name,
      typeof value === 'string' ? value.trim() || null : value,
    ]),
  ) as unknown as SupplierData

function refuse({ name, currency, email, language }: SupplierData): Problem | undefined {
  if (!name) return invalid({ fieldName: 'name', message: 'must not be empty' })
  if (!isCurrency(currency))
    return invalid({ fieldName: 'currency', message: 'must be an ISO 4217 code, such as NOK' })
  if (email !== null && !isEmailAddress(email))
    return invalid({ fieldName: 'email', message: 'is not an email address, such as orders@company.example' })
  if (language !== null && !languagesOfPapers.includes(language))
    return invalid({ fieldName: 'language', message: `must be one of ${languagesOfPapers.join(', ')}` })
  return undefined
}

const recordOf = recordsOf('supplier', viewSupplier)

const list = ({ store }: PurchasingContext) =>
  route({
    operationId: 'listSuppliers',
    method: 'GET',
    path: '/purchasing/v1/suppliers',
    tag: 'Purchasing',
    summary: 'List suppliers',
    description: 'All suppliers, also retired ones, by their number, in pages.',
    access: 'see-purchasing',
    query: SupplierQuery,
    success: ok('One page of suppliers.', SupplierList, { suppliers: [exampleSupplier], nextCursor: null }),

    read: ({ query }) =>
      pageById(query, {
        find: (after, limit) => findSuppliers(store, query.search, after, limit),
        positionOf: ({ id }) => id,
        view: (found) => ({ suppliers: found.map(viewSupplier) }),
      }),
  })

const read = ({ store }: PurchasingContext) =>
  route({
    operationId: 'readSupplier',
    method: 'GET',
    path: '/purchasing/v1/suppliers/{supplierId}',
    tag: 'Purchasing',
    summary: 'Read a supplier',
    description: 'Who it is, and what holds for its purchase orders.',
    access: 'see-purchasing',
    params: supplierParams,
    success: ok('The supplier.', Supplier, exampleSupplier),
    isVersioned: true,
    problems: ['supplier_not_found'],

    async read({ params: { supplierId = '' } }) {
      const supplier = await loadSupplier(store, supplierId)
      return supplier ? versionAnswer(viewSupplier(supplier), supplier.version) : noSuchSupplier(supplierId)
    },
  })

const create = ({ store }: PurchasingContext) =>
  route({
    operationId: 'createSupplier',
    method: 'POST',
    path: '/purchasing/v1/suppliers',
    tag: 'Purchasing',
    summary: 'Create a supplier',
    description: 'Under a number of your own, such as that of your accounts.',
    access: 'change-purchasing',
    body: { schema: NewSupplier, example: newSupplier },
    success: created('The supplier is created.', Supplier, exampleSupplier, {
      Location: 'Where the supplier can be read.',
    }),

    async decide({ body: { supplierId, ...given } }) {
      const id = supplierId.trim()
      const message = pathIdProblem(id)
      if (message) return invalid({ fieldName: 'supplierId', message })
      const data = trimmed(given)
      const refusal = refuse(data)
      if (refusal) return refusal
      if (await loadSupplier(store, id))
        return invalid({ fieldName: 'supplierId', message: `is taken: there is a supplier ${id}` })
      const supplier = { id, version: 1, retiredAt: null, data }
      return {
        writes: [insertSupplier(supplier)],
        record: recordOf('create', null, supplier),
        answer: createdAnswer('/purchasing/v1/suppliers', id, viewSupplier(supplier)),
      }
    },
  })

const change = ({ store, clock }: PurchasingContext) =>
  route({
    operationId: 'changeSupplier',
    method: 'PATCH',
    path: '/purchasing/v1/suppliers/{supplierId}',
    tag: 'Purchasing',
    summary: 'Change or retire a supplier',
    description:
      'Changes the given members. Purchase orders keep their currency and the name of the supplier. The currency can change while none of its products has a cost.',
    access: 'change-purchasing',
    params: supplierParams,
    body: { schema: SupplierChange, example: { leadTimeDays: 10 } },
    success: ok('The changed supplier.', Supplier, exampleSupplier),
    isVersioned: true,
    problems: ['supplier_not_found'],

    async decide({ params: { supplierId = '' }, body, ifMatch }) {
      const before = currentOf(await loadSupplier(store, supplierId), ifMatch, noSuchSupplier(supplierId))
      if (before instanceof Problem) return before
      const { retired, ...members } = body as Partial<SupplierData> & { retired?: boolean | null }
      const data = trimmed({ ...before.data, ...members })
      const refusal = refuse(data)
      if (refusal) return refusal
      if (data.currency !== before.data.currency && (await hasCosts(store, supplierId)))
        return invalid({
          fieldName: 'currency',
          message: 'cannot change while products of the supplier have costs: they are in the old one',
        })
      const changed = {
        id: supplierId,
        data,
        retiredAt: retiredAt(before.retiredAt, retired, clock()),
        version: before.version + 1,
      }
      return {
        writes: [updateSupplier({ ...changed, version: before.version })],
        record: recordOf('change', before, changed),
        answer: versionAnswer(viewSupplier(changed), changed.version),
      }
    },
  })

export const supplierRoutes = (context: PurchasingContext): Route[] => [
  list(context),
  read(context),
  create(context),
  change(context),
]
