import Type from 'typebox'
import {
  type AdminClient,
  AdminClientList,
  AdminClient as AdminClientSchema,
  ClientChange,
  Confirmation,
  pageQuery,
  searchQuery,
} from '../../contract/administration.ts'
import { Problem } from '../../contract/problems.ts'
import type { Caller } from '../../platform/http/exchange/caller.ts'
import { pageOfMemory } from '../../platform/http/route/paging.ts'
import { ok, type Route, route } from '../../platform/http/route/route.ts'
import { bump } from '../../platform/store/live-snapshot.ts'
import type { Store } from '../../platform/store/store.ts'
import { refuseGrant } from '../administration.ts'
import { loadKeys, loadKeysOfClient } from '../api-key.ts'
import type { AccountsAdminContext } from '../context.ts'
import { callersTopic, disableClient, enableClient, loadDisabledClients } from '../directory.ts'
import { loadRights, loadRolesOfPerson } from '../role.ts'

const example: AdminClient = { client: 'Webshop', enabled: true, keys: ['a81f03c2d4'] }

async function loadClients(store: Store): Promise<Map<string, AdminClient>> {
  const [keys, disabled] = await Promise.all([loadKeys(store), loadDisabledClients(store)])
  const clients = new Map<string, AdminClient>()
  for (const { client } of keys) clients.set(client, { client, enabled: true, keys: [] })
  for (const { client, id, revokedAt } of keys) if (revokedAt === null) clients.get(client)?.keys.push(id)
  for (const client of disabled) {
    clients.set(client, { client, keys: clients.get(client)?.keys ?? [], enabled: false })
  }
  return clients
}

/** Whoever could shut a client with more rights out, or let it in again, would decide about rights that it does not have. */
async function refuseClient(store: Store, client: string, caller: Caller): Promise<Problem | undefined> {
  const [keys, roles, rights] = await Promise.all([
    loadKeysOfClient(store, client),
    loadRolesOfPerson(store, client),
    loadRights(store),
  ])
  const held = {
    scopes: [...new Set(keys.flatMap((key) => key.scopes))],
    roles: [...new Set([...roles, ...keys.flatMap((key) => key.roles)])],
  }
  return refuseGrant(held, caller.permissions, rights)
}

const listClients = ({ store }: AccountsAdminContext) =>
  route({
    operationId: 'listClients',
    method: 'GET',
    path: '/admin/v1/clients',
    tag: 'Administration',
    summary: 'List clients',
    description:
      'Every client that has a key or is disabled, by its name, in pages. Clients with access tokens alone are listed only while they are disabled.',
    access: 'manage-keys',
    query: Type.Object({ ...searchQuery('name or keys'), ...pageQuery('Clients') }),
    success: ok('One page of clients.', AdminClientList, { clients: [example], nextCursor: null }),
    problems: [],

    async read({ query }) {
      return pageOfMemory(query, {
        items: (await loadClients(store)).values(),
        idOf: ({ client }) => client,
        textsOf: ({ client, keys }) => [client, ...keys],
        view: (clients) => ({ clients }),
      })
    },
  })

const changeClient = ({ store }: AccountsAdminContext) =>
  route({
    operationId: 'changeClient',
    method: 'PATCH',
    path: '/admin/v1/clients/{client}',
    tag: 'Administration',
    summary: 'Disable or enable a client',
    description:
      'A disabled client is refused with every key, session and access token, within a second. Its keys are not revoked. The client may be one that has access tokens only, or the email of a person. It needs all rights of staff that the keys of the client and this person have; to enable it needs a fresh sign-in too.',
    access: 'manage-keys',
    params: { client: 'The name of the client.' },
    query: Type.Object(Confirmation),
    body: { schema: ClientChange, example: { enabled: false } },
    success: ok('The client.', AdminClientSchema, { ...example, enabled: false }),
    problems: ['own_access_lost', 'grant_not_permitted', 'fresh_sign_in_needed'],

    async decide({ caller, params: { client = '' }, query, body: { enabled } }) {
      if (!enabled && client === caller.client && query.confirm !== 'true') {
        return new Problem('own_access_lost', `You use the client ${client} yourself.`)
      }
      // Disabling is quick, because it takes rights away.
      if (enabled && caller.isSignInOld) return new Problem('fresh_sign_in_needed')
      const refusal = await refuseClient(store, client, caller)
      if (refusal) return refusal
      const before = (await loadClients(store)).get(client) ?? { client, enabled: true, keys: [] }
      const hasChanged = before.enabled !== enabled
      return {
        writes: hasChanged ? [(enabled ? enableClient : disableClient)(client), bump(callersTopic)] : [],
        record: {
          action: enabled ? 'enable' : 'disable',
          entity: 'client',
          entityId: client,
          before: { enabled: before.enabled },
          after: { enabled },
        },
        answer: { status: 200, body: { ...before, enabled } },
      }
    },
  })

export const clientRoutes = (context: AccountsAdminContext): Route[] => [
  listClients(context),
  changeClient(context),
]
