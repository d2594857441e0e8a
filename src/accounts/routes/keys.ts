import { randomBytes } from 'node:crypto'
import Type from 'typebox'
import {
  type AdminKey,
  AdminKeyList,
  AdminKey as AdminKeySchema,
  Confirmation,
  CreatedKey,
  KeyChange,
  NewKey,
  pageQuery,
  searchQuery,
} from '../../contract/administration.ts'
import { invalid, Problem } from '../../contract/problems.ts'
import type { Scope } from '../../contract/scopes.ts'
import { Maybe, Text } from '../../contract/types.ts'
import { recordsOf } from '../../platform/audit.ts'
import { createdAnswer, versionAnswer } from '../../platform/http/reply/answer.ts'
import { pageById } from '../../platform/http/route/paging.ts'
import { refuseVersion } from '../../platform/http/route/precondition.ts'
import { created, noContent, ok, type Route, route } from '../../platform/http/route/route.ts'
import { bump } from '../../platform/store/live-snapshot.ts'
import type { Store } from '../../platform/store/store.ts'
import { isoDate, isoDateOrNull } from '../../platform/time.ts'
import { loadAccountIds } from '../account.ts'
import { isAdminKey, isLastAdminKey, keyErrors, refuseGrant } from '../administration.ts'
import {
  findKeys,
  hashKey,
  insertKey,
  loadKey,
  loadKeysOfClient,
  mintKey,
  revokeKey,
  type StoredKey,
  updateKey,
} from '../api-key.ts'
import type { AccountsAdminContext } from '../context.ts'
import { callersTopic } from '../directory.ts'
import { loadRights } from '../role.ts'

const params = { keyId: 'Identifier of the key; not the key itself.' }
const example: AdminKey = {
  keyId: 'a81f03c2d4',
  client: 'Webshop',
  accounts: ['100001'],
  scopes: ['checkout', 'orders:read'],
  roles: [],
  demo: false,
  createdAt: '2026-01-15T09:00:00.000Z',
  revokedAt: null,
  version: 1,
}
const noSuchKey = (id: string) => new Problem('key_not_found', `There is no key ${id} in force.`)

const viewOf = (key: StoredKey): AdminKey => ({
  keyId: key.id,
  client: key.client,
  accounts: key.accounts,
  scopes: key.scopes,
  roles: key.roles,
  demo: key.isDemo,
  createdAt: isoDate(key.createdAt),
  revokedAt: isoDateOrNull(key.revokedAt),
  version: key.version,
})

/** Without the key and its hash. */
const recordOf = recordsOf('key', viewOf)

const listKeys = ({ store }: AccountsAdminContext) =>
  route({
    operationId: 'listKeys',
    method: 'GET',
    path: '/admin/v1/keys',
    tag: 'Administration',
    summary: 'List API keys',
    description: 'All keys, also revoked ones, without the keys themselves, by their identifier, in pages.',
    access: 'manage-keys',
    query: Type.Object({
      ...searchQuery('identifier, client or accounts'),
      account: Maybe(Text('text', { description: 'Only those that may act for this account.' })),
      ...pageQuery('Keys'),
    }),
    success: ok('One page of keys.', AdminKeyList, { keys: [example], nextCursor: null }),
    problems: [],

    read: ({ query }) =>
      pageById(query, {
        find: (after, limit) => findKeys(store, query, after, limit),
        positionOf: ({ id }) => id,
        view: (found) => ({ keys: found.map(viewOf) }),
      }),
  })

const readKey = ({ store }: AccountsAdminContext) =>
  route({
    operationId: 'readKey',
    method: 'GET',
    path: '/admin/v1/keys/{keyId}',
    tag: 'Administration',
    summary: 'Read an API key',
    description: 'Its client, accounts, scopes and roles, without the key itself.',
    access: 'manage-keys',
    params,
    success: ok('The key.', AdminKeySchema, example),
    isVersioned: true,
    problems: ['key_not_found'],

    async read({ params: { keyId = '' } }) {
      const key = await loadKey(store, keyId)
      return key ? versionAnswer(viewOf(key), key.version) : noSuchKey(keyId)
    },
  })

const createKey = ({ store, clock }: AccountsAdminContext) =>
  route({
    operationId: 'createKey',
    method: 'POST',
    path: '/admin/v1/keys',
    tag: 'Administration',
    summary: 'Create an API key',
    description:
      'The answer shows the key, once: the service stores only its hash. It works within a second. A scope of staff or a role can be given only by a caller that has all its rights; accounts and customer scopes can always be given.',
    access: 'manage-keys',
    needsFreshSignIn: true,
    body: {
      schema: NewKey,
      example: { client: 'Webshop', accounts: ['100001'], scopes: ['checkout', 'orders:read'] },
    },
    success: created(
      'The key is created.',
      CreatedKey,
      { ...example, key: 'bo_3mV0lq7xk2T8cF1sYw9Zr4Nn6Jb5Hd0GaQeUiOpLs' },
      { Location: 'Where the key can be read, without the key itself.' },
    ),
    problems: ['grant_not_permitted'],

    async decide({ caller, body }) {
      const scopes = [...new Set(body.scopes as Scope[])]
      const roles = [...new Set(body.roles)]
      const accounts = [...new Set(body.accounts)]
      const refusal =
        refuseGrant({ scopes, roles }, caller.permissions, await loadRights(store)) ??
        (await refuseKey(store, { ...body, accounts, scopes, roles }))
      if (refusal) return refusal
      const secret = mintKey()
      const key: StoredKey = {
        id: randomBytes(5).toString('hex'),
        hash: hashKey(secret),
        client: body.client,
        accounts,
        scopes,
        roles,
        isDemo: false,
        createdAt: clock(),
        revokedAt: null,
        version: 1,
      }
      const answer = (shown: string | null) =>
        createdAnswer('/admin/v1/keys', key.id, { ...viewOf(key), key: shown })
      return {
        writes: [insertKey(key), bump(callersTopic)],
        record: recordOf('create', null, key),
        answer: answer(secret),
        replay: answer(null),
      }
    },
  })

const changeKey = ({ store }: AccountsAdminContext) =>
  route({
    operationId: 'changeKey',
    method: 'PATCH',
    path: '/admin/v1/keys/{keyId}',
    tag: 'Administration',
    summary: 'Change the accounts, scopes and roles of an API key',
    description:
      'Running services follow within a second. The client cannot be changed: orders name it. A revoked key cannot be changed.',
    access: 'manage-keys',
    needsFreshSignIn: true,
    params,
    query: Type.Object(Confirmation),
    body: { schema: KeyChange, example: { accounts: ['100001'], scopes: ['checkout', 'orders:read'] } },
    success: ok('The changed key.', AdminKeySchema, example),
    isVersioned: true,
    problems: ['key_not_found', 'grant_not_permitted', 'own_access_lost'],

    async decide({ caller, params: { keyId = '' }, query, body, ifMatch }) {
      const before = await loadKey(store, keyId)
      if (!before || before.revokedAt !== null) return noSuchKey(keyId)
      const keys = await loadKeysOfClient(store, before.client)
      const scopes = body.scopes === null ? before.scopes : [...new Set(body.scopes as Scope[])]
      const accounts = body.accounts === null ? before.accounts : [...new Set(body.accounts)]
      const roles = body.roles === null ? before.roles : [...new Set(body.roles)]
      const after = { ...before, accounts, scopes, roles }
      const added = {
        scopes: scopes.filter((scope) => !before.scopes.includes(scope)),
        roles: roles.filter((role) => !before.roles.includes(role)),
      }
      const rights = await loadRights(store)
      const isLost =
        before.client === caller.client && isLastAdminKey(before, keys, rights) && !isAdminKey(after, rights)
      const refusal =
        refuseVersion(ifMatch, before.version) ??
        refuseGrant(added, caller.permissions, rights) ??
        (isLost && query.confirm !== 'true' ? new Problem('own_access_lost') : undefined) ??
        (await refuseKey(store, after))
      if (refusal) return refusal
      const changed = { ...after, version: before.version + 1 }
      return {
        writes: [updateKey(after), bump(callersTopic)],
        record: recordOf('change', before, changed),
        answer: versionAnswer(viewOf(changed), changed.version),
      }
    },
  })

const revoke = ({ store, clock }: AccountsAdminContext) =>
  route({
    operationId: 'revokeKey',
    method: 'POST',
    path: '/admin/v1/keys/{keyId}/revoke',
    tag: 'Administration',
    summary: 'Revoke an API key',
    description:
      'Running services refuse it within a second; sessions that began with it end. It cannot be undone. It needs all rights of staff that the key has. A request body is ignored.',
    access: 'manage-keys',
    params,
    query: Type.Object(Confirmation),
    success: noContent('The key is revoked.'),
    isVersioned: true,
    problems: ['key_not_found', 'grant_not_permitted', 'own_access_lost'],

    async decide({ caller, params: { keyId = '' }, query, ifMatch }) {
      const key = await loadKey(store, keyId)
      if (!key || key.revokedAt !== null) return noSuchKey(keyId)
      const keys = await loadKeysOfClient(store, key.client)
      const rights = await loadRights(store)
      const isLost = key.client === caller.client && isLastAdminKey(key, keys, rights)
      const refusal =
        refuseVersion(ifMatch, key.version) ??
        refuseGrant(key, caller.permissions, rights) ??
        (isLost && query.confirm !== 'true' ? new Problem('own_access_lost') : undefined)
      if (refusal) return refusal
      const now = clock()
      return {
        writes: [revokeKey(keyId, now), bump(callersTopic)],
        record: recordOf('revoke', key, { ...key, revokedAt: now, version: key.version + 1 }),
        answer: { status: 204 },
      }
    },
  })

async function refuseKey(
  store: Store,
  key: Pick<StoredKey, 'client' | 'accounts' | 'scopes' | 'roles'>,
): Promise<Problem | undefined> {
  const known = await loadAccountIds(store, key.accounts)
  const errors = keyErrors(key, (id) => known.has(id))
  return errors.length > 0 ? invalid(...errors) : undefined
}

export const keyRoutes = (context: AccountsAdminContext): Route[] => [
  listKeys(context),
  readKey(context),
  createKey(context),
  changeKey(context),
  revoke(context),
]
