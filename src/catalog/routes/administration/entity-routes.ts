// List, read, create, change and retire: the same five operations for every entity.
import Type from 'typebox'
import { pageQuery, searchQuery } from '../../../contract/administration.ts'
import { RetiredQuery } from '../../../contract/catalog-administration.ts'
import { invalid, Problem } from '../../../contract/problems.ts'
import { createdAnswer, versionAnswer } from '../../../platform/http/reply/answer.ts'
import { pageById } from '../../../platform/http/route/paging.ts'
import { currentOf } from '../../../platform/http/route/precondition.ts'
import { created, ok, type Route, route } from '../../../platform/http/route/route.ts'
import { retiredAt, retirementOf } from '../../../platform/retirement.ts'
import { bump } from '../../../platform/store/live-snapshot.ts'
import type { Entity } from '../../administration/entities.ts'
import type { Stored } from '../../administration/entity.ts'
import { patched } from '../../administration/patch.ts'
import type { CatalogContext } from '../../context.ts'

/** What the operations of an entity share. */
function sharedOf<V, Row extends object>(entity: Entity<V, Row>, context: CatalogContext) {
  const path = `/admin/v1/${entity.path}`
  return {
    entity,
    context,
    path,
    idPath: `${path}/{${entity.id}}`,
    shared: { tag: 'Administration' } as const,
    viewOf: ({ value, version, retiredAt }: Stored<V>) => ({
      ...entity.rowOf(value),
      version,
      retired: retiredAt !== null,
    }),
    example: { ...entity.example, version: 1, retired: false },
    params: { [entity.id]: `The id of the ${entity.title}.` },
    missing: (id: string) => new Problem(entity.notFound, `There is no ${entity.title} ${id}.`),
  }
}

type Shared<V, Row extends object> = ReturnType<typeof sharedOf<V, Row>>

export function entityRoutes<V, Row extends object>(
  entity: Entity<V, Row>,
  context: CatalogContext,
): Route[] {
  const parts = sharedOf(entity, context)
  return [listEntities(parts), readEntity(parts), createEntity(parts), changeEntity(parts)]
}

function listEntities<V, Row extends object>({
  entity,
  context,
  path,
  shared,
  viewOf,
  example,
}: Shared<V, Row>): Route {
  const { name, title, list, schemas, table, listing } = entity
  return route({
    ...shared,
    operationId: `listAdministered${name}s`,
    access: 'see-products',
    method: 'GET',
    path,
    summary: `List every ${title}`,
    description: 'In the order of their ids, in pages, retired ones included.',
    query: Type.Object({
      ...searchQuery(listing?.searched ?? 'the id or the name'),
      ...RetiredQuery,
      ...(listing?.query as Record<never, never> | undefined),
      ...pageQuery('Rows'),
    }),
    success: ok('One page.', schemas.List, {
      [list]: [{ ...example, ...listing?.example }],
      nextCursor: null,
    }),
    problems: listing?.problems ?? [],

    read: ({ query }) =>
      pageById(query, {
        async find(after, limit) {
          const own = (await listing?.conditions(query, context)) ?? []
          if (own instanceof Problem) return own
          const retired = query.retired === null ? null : query.retired === 'true'
          return table.find(context.store, { after, limit, search: query.search, retired, own })
        },
        positionOf: ({ value }) => String(entity.rowOf(value)[entity.id]),
        async view(items) {
          const values = items.map(({ value }) => value)
          const more = (await listing?.members(values, query, context)) ?? []
          if (more instanceof Problem) return more
          return { [list]: items.map((item, index) => ({ ...viewOf(item), ...more[index] })) }
        },
      }),
  })
}

function readEntity<V, Row extends object>({
  entity,
  context,
  idPath,
  shared,
  viewOf,
  example,
  params,
  missing,
}: Shared<V, Row>): Route {
  const { name, title, schemas, table } = entity
  return route({
    ...shared,
    operationId: `readAdministered${name}`,
    access: 'see-products',
    method: 'GET',
    path: idPath,
    summary: `Read a ${title} to administer it`,
    description: 'As it is stored, retired or not.',
    params,
    success: ok(`The ${title}.`, schemas.View, example),
    isVersioned: true,
    problems: [entity.notFound],

    async read({ params: { [entity.id]: id = '' } }) {
      const stored = await table.load(context.store, id)
      return stored ? versionAnswer(viewOf(stored), stored.version) : missing(id)
    },
  })
}

function createEntity<V, Row extends object>({
  entity,
  context: { store },
  path,
  shared,
  viewOf,
  example,
}: Shared<V, Row>): Route {
  const { name, title, schemas, table } = entity
  return route({
    ...shared,
    operationId: `create${name}`,
    access: entity.changeableWith,
    method: 'POST',
    path,
    summary: `Create a ${title}`,
    description: 'Checked like a row of the import, but a row that the import would repair is refused.',
    body: { schema: schemas.New, example: entity.example },
    success: created('It is created.', schemas.View, example, { Location: 'Where it can be read.' }),

    async decide({ body }) {
      const row = body as Row
      const id = String(row[entity.id])
      if (await table.load(store, id)) {
        return invalid({ fieldName: entity.id, message: `is taken: there is a ${title} ${id}` })
      }
      const errors = await entity.check(row, store)
      if (errors.length > 0) return invalid(...errors)
      const value = entity.valueOf(row)
      return {
        writes: [...table.create(entity.save(value)), bump(entity.topic)],
        record: { action: 'create', entity: title, entityId: id, before: null, after: entity.rowOf(value) },
        answer: createdAnswer(path, id, viewOf({ value, version: 1, retiredAt: null })),
      }
    },
  })
}

function changeEntity<V, Row extends object>({
  entity,
  context,
  idPath,
  shared,
  viewOf,
  example,
  params,
  missing,
}: Shared<V, Row>): Route {
  const { name, title, schemas, table } = entity
  const { store, clock } = context
  return route({
    ...shared,
    operationId: `change${name}`,
    access: entity.changeableWith,
    method: 'PATCH',
    path: idPath,
    summary: `Change or retire a ${title}`,
    description:
      'Changes the given members. What is retired is no longer sold, listed or proposed; orders that have it stay as they are. Imports keep it retired.',
    params,
    body: { schema: schemas.Change, example: { retired: true } },
    success: ok('As it is now.', schemas.View, example),
    isVersioned: true,
    problems: [entity.notFound],

    async decide({ params: { [entity.id]: id = '' }, body, ifMatch }) {
      const stored = currentOf(await table.load(store, id), ifMatch, missing(id))
      if (stored instanceof Problem) return stored
      const { retired, ...members } = body as Record<string, unknown>
      const before = entity.rowOf(stored.value)
      const row = patched(before, members, { ...schemas, removedAs: entity.removedAs })
      const errors = await entity.check(row, store)
      if (errors.length > 0) return invalid(...errors)
      const after = retiredAt(stored.retiredAt, retired as boolean | undefined, clock())
      const user = retired && stored.retiredAt === null ? entity.userOf(id, context) : undefined
      if (user) return invalid({ fieldName: 'retired', message: `is not possible: ${user} needs it` })
      const value = entity.valueOf(row)
      const changed = { value, version: stored.version + 1, retiredAt: after }
      return {
        writes: [
          table.hold(id, stored.version),
          ...entity.save(value),
          table.setRetired(id, after, changed.version),
          bump(entity.topic),
        ],
        record: {
          action: retirementOf(stored.retiredAt, after),
          entity: title,
          entityId: id,
          before: { ...before, retired: stored.retiredAt !== null },
          after: { ...entity.rowOf(value), retired: after !== null },
        },
        answer: versionAnswer(viewOf(changed), changed.version),
      }
    },
  })
}
