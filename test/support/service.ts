// A real service on a real port with a real database.
import type { Logger } from 'pino'
import { openStore } from '../../src/app/open-store.ts'
import { createService } from '../../src/app/service.ts'
import { readSettings } from '../../src/app/settings.ts'
import type { Checkout, CheckoutDraft } from '../../src/contract/checkout.ts'
import type { Order } from '../../src/contract/order.ts'
import type { Names } from '../../src/platform/names/names.ts'
import type { Store } from '../../src/platform/store/store.ts'
import { createDatabase, type Engine, type TestDatabase } from './databases.ts'
import { type KeyName, seedFixture } from './fixture.ts'
import { createCopy, type Seed } from './seeded-database.ts'

export interface TestReply<T = unknown> {
  status: number
  headers: Headers
  /** Undefined if the answer has no body. */
  body: T
  text: string
}

export interface RequestOptions {
  /** The key to send; null sends no credential. 'shop' by default. */
  as?: KeyName | null
  headers?: Record<string, string>
  /** Sent as JSON, with its content type. */
  json?: unknown
  /** Sent unchanged. */
  raw?: string | Uint8Array<ArrayBuffer>
}

export type TestService = Awaited<ReturnType<typeof startTestService>>

export interface TestServiceOptions {
  env?: Record<string, string>
  /** Wraps the store of the service, for instance to make it fail. */
  wrapStore?: (store: Store) => Store
  log?: Logger
  /** Receives every answer before the test, for instance to check it against the contract. */
  onReply?: (method: string, path: string, reply: TestReply) => void
  seed?: Seed
  /** The time of the seed's data, if it is not that of the clock: services with the same one share the work of seeding. */
  seededAt?: number
  /** A prepared database instead of an empty one; it is dropped with the service. */
  database?: TestDatabase
  /** A clock of the test, unless it needs the real one. */
  clock?: () => number
  /** The clock of the process only: the database has the real one. */
  processClock?: () => number
  /** Whether searches run at the start: half a second of processor time, and more with the demo data. */
  warmsUp?: boolean
  /** Host names that exist in this test only. */
  names?: Names
}

/** A Sunday, so that working days matter. */
export const startOfTime = Date.parse('2026-03-01T10:00:00.000Z')

export async function startTestService(engine: Engine, options: TestServiceOptions = {}) {
  const { processClock, seed = seedFixture } = options
  const time = { now: startOfTime }
  const clock = options.clock ?? processClock ?? (() => time.now)
  const seededAt = options.seededAt ?? clock()
  const isCopy = !options.database && (options.seededAt !== undefined || seededAt === startOfTime)
  const database =
    options.database ?? (await (isCopy ? createCopy(engine, seed, seededAt) : createDatabase(engine)))
  const settings = readSettings({
    PORT: '0',
    DEMO: 'false',
    // Test clients keep idle connections open.
    SHUTDOWN_IDLE_MILLISECONDS: '0',
    ...database.env,
    ...options.env,
  })
  const store = await openStore(settings)
  if (!isCopy) await seed(store, seededAt)
  const service = await createService({
    settings,
    store: options.wrapStore?.(store) ?? store,
    warmsUp: options.warmsUp ?? false,
    ...(processClock ? { processClock } : { clock }),
    ...(options.log ? { log: options.log } : {}),
    ...(options.names ? { names: options.names } : {}),
  })
  const url = await service.listen()

  async function request<T = unknown>(
    method: string,
    path: string,
    requestOptions: RequestOptions = {},
  ): Promise<TestReply<T>> {
    const { as = 'shop', headers = {}, json, raw } = requestOptions
    const body = raw ?? (json === undefined ? undefined : JSON.stringify(json))
    const response = await fetch(url + path, {
      method,
      headers: {
        ...(as === null ? {} : { Authorization: `Bearer bo_${as}` }),
        ...(json === undefined ? {} : { 'Content-Type': 'application/json' }),
        ...headers,
      },
      ...(body === undefined ? {} : { body }),
    })
    const text = await response.text()
    const isJson = response.headers.get('content-type')?.startsWith('application/json') && text !== ''
    const reply: TestReply<T> = {
      status: response.status,
      headers: response.headers,
      text,
      body: (isJson ? JSON.parse(text) : undefined) as T,
    }
    options.onReply?.(method, path, reply)
    return reply
  }

  const create = async (draft: unknown, options: RequestOptions = {}): Promise<string> => {
    const reply = await request<{ value: string }>('POST', '/checkout/v1/create', { json: draft, ...options })
    if (reply.status !== 201) throw new Error(`create answered ${reply.status}: ${reply.text}`)
    return reply.body.value
  }
  const submit = (checkoutId: string, deliveryOptionId?: string | null, options: RequestOptions = {}) =>
    request('POST', '/checkout/v1/submit', { json: { checkoutId, deliveryOptionId }, ...options })
  const orderIdOf = (reply: TestReply) => reply.headers.get('location')?.split('/').at(-1) ?? ''

  return {
    engine,
    url,
    store,
    service,
    settings,
    /** Set it to move the service's clock. */
    time,
    request,
    create,
    submit,
    readCheckout: async (id: string, options: RequestOptions = {}) =>
      (await request<Checkout>('GET', `/checkout/v1/${id}`, options)).body,
    readOrder: async (id: string, options: RequestOptions = {}) =>
      (await request<{ order: Order }>('GET', `/orders/v1/${id}`, options)).body.order,
    /** Creates and submits; returns the id of the order. */
    place: async (draft: unknown, options: RequestOptions = {}) => {
      const reply = await submit(await create(draft, options), null, options)
      if (reply.status !== 204) throw new Error(`submit answered ${reply.status}: ${reply.text}`)
      return orderIdOf(reply)
    },
    orderIdOf,
    stop: async () => {
      await service.close()
      await store.close()
      await database.drop()
    },
  }
}

type Deep<T> = T extends (infer I)[]
  ? Deep<I>[]
  : T extends object
    ? { [K in keyof T]?: Deep<T[K]> | null }
    : T

/** A draft that can be ordered, with other lines or members if a test sets them. */
export function draftOf(
  lines: [materialNumber: string, quantity: unknown][] = [['PLENTY', 1]],
  other: Deep<CheckoutDraft> = {},
) {
  return {
    soldTo: null,
    orderLines: lines.map(([value, quantity]) => ({
      materialId: { type: 'MaterialNumber', value },
      quantity,
      references: null,
    })),
    delivery: { deliveryAddress: address(), preferences: null },
    references: null,
    notes: null,
    ...other,
  }
}

/** In Oslo, or in another country with a post code of it. */
export const address = (other: object = {}) => ({
  name: 'Receiver',
  addressLine1: 'Street 1',
  addressLine2: null,
  postCode: 'country' in other && other.country === 'DE' ? '10115' : '0001',
  city: 'Oslo',
  country: 'NO',
  contactPersonName: 'Contact',
  phone: null,
  mobilePhone: null,
  email: 'receiver@example.com',
  globalLocationNumber: null,
  ...other,
})
