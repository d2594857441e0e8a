import Type from 'typebox'
import { DeskResults } from '../../contract/desk.ts'
import { IntegerInput, Maybe, Text } from '../../contract/types.ts'
import { route } from '../../platform/http/route/route.ts'
import { takeTurns } from '../../platform/turns/take-turns.ts'
import type { DeskContext } from '../context.ts'
import { searchDesk } from '../search.ts'

export const searchForStaff = (context: DeskContext) =>
  route({
    operationId: 'searchForStaff',
    method: 'GET',
    path: '/fulfilment/v1/search',
    tag: 'Fulfilment',
    summary: 'Find everything that a caller may name',
    description:
      'Orders of all accounts by number, account, company, contact, address, phone, email, references, products, tracking and serial numbers, and by the numbers of their invoices; accounts, products, the invoices and returns of the found orders, and open purchase orders. The words may be incomplete, in any order, and have a typing error in a name. A few of each kind, the newest first. A new or changed order is found about a second later. Shows orders, accounts and returns to those with the right `see-orders`, their invoices with `see-billing`, purchase orders with `see-products`, and products to everyone who may search.',
    access: 'search',
    query: Type.Object({
      q: Text('text', {
        minLength: 1,
        description: 'What the caller says. Case, accents, spaces and signs do not matter.',
        examples: ['hansen oslo'],
      }),
      limit: Maybe(IntegerInput({ minimum: 1, maximum: 20, description: 'Of each kind; 5 by default.' })),
    }),
    success: {
      status: 200,
      description: 'What was found, by kind.',
      schema: DeskResults,
      example: {
        orders: [
          {
            orderId: '7K3MX-9QF2T',
            state: 'Placed',
            placedAt: '2026-01-15T09:31:00.000Z',
            customerId: '100001',
            accountName: 'Fjord Data AS',
            company: 'Fjord Data AS',
            city: 'Oslo',
            gross: 5542.5,
            currency: 'NOK',
            match: { field: 'contact', text: 'Kari Hansen' },
          },
        ],
        accounts: [],
        products: [],
        invoices: [],
        returns: [],
        purchaseOrders: [],
        ordersFrom: null,
      },
    },
    problems: [],

    async read({ caller, query: { q, limit }, isWanted }) {
      const search = {
        store: context.store,
        catalog: context.catalog.current,
        directory: context.directory.current,
        turns: takeTurns(isWanted, caller.id),
        now: context.clock(),
        limit: limit ?? 5,
      }
      return { status: 200, body: await searchDesk(search, q, caller.permissions) }
    },
  })
