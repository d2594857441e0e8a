import { ApiProblem, type Schemas } from '@buildorder/client'
import { api } from '../../api/client'
import { createAccount } from '../admin/admin-commands'
import { createPriceList } from '../prices/price-commands'
import { idempotencyHeader } from '../shared/use-command'

/** The first account, with a price list in its currency. */
export async function createShop(account: Omit<Schemas['NewAccount'], 'priceList'>, key: string) {
  const currency = account.currency.toUpperCase()
  const priceList = `${currency}-standard`
  try {
    await createPriceList({ priceList, currency }, `${key}-list`)
  } catch (error) {
    if (!isTaken(error)) throw error
  }
  return createAccount({ ...account, currency, country: account.country.toUpperCase(), priceList }, key)
}

/** An earlier try created the list, and then the account was refused. */
const isTaken = (error: unknown) =>
  error instanceof ApiProblem &&
  error.fields.length > 0 &&
  error.fields.every(({ fieldName }) => fieldName === 'priceList')

export const addProduct = (body: Schemas['NewProduct'], key: string) =>
  api.POST('/admin/v1/products', { params: idempotencyHeader(key), body })

interface Service {
  carrier: string
  name: string
  country: string
  transitDays: number
  currency: string
  net: number
}

/** What a usual parcel service carries. */
const maxWeightGrams = 35_000

/** One price for every weight; bands can follow. */
export const addCarrier = ({ carrier, name, country, transitDays, currency, net }: Service, key: string) =>
  api.POST('/admin/v1/carriers', {
    params: idempotencyHeader(key),
    body: {
      id: idOf(`${carrier} ${name}`),
      carrier,
      name,
      countries: [country.toUpperCase()],
      transitDays,
      bands: [{ maxWeightGrams, prices: [{ currency, net }] }],
      collectionPoints: [],
    },
  })

/** `Fjordpost Home delivery` → `fjordpost-home-delivery`. */
const idOf = (text: string) =>
  text
    .toLowerCase()
    .normalize('NFKD')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '') || 'delivery'
