import { integer, namesOf, orNull, type RowOf, text } from '../platform/store/row.ts'
import { insertStatement, readStatement, writeStatement } from '../platform/store/statement.ts'
import { first, type Store, type Write, write } from '../platform/store/store.ts'

export interface BuildPrice {
  currency: string
  net: number
  vat: number
  gross: number
}

/** One state of a build: a saved configuration, and its price at that time. */
export interface BuildVersion {
  version: number
  configurationId: string
  savedAt: number
  price: BuildPrice | null
}

/** A named PC of a person. */
export interface Build {
  id: string
  person: string
  account: string
  name: string
  /** Oldest first; never empty. */
  versions: BuildVersion[]
  share: { shareId: string; withPrices: boolean } | null
  /** Of the row: every change increments it, which guards against races. */
  rowVersion: number
  updatedAt: number
}

/** Builds of one person for one account. */
export const maxBuilds = 200

const columns = {
  id: text,
  person: text,
  account: text,
  name: text,
  version: integer,
  body: text,
  share_id: orNull(text),
  updated_at: integer,
}
type BuildRow = RowOf<typeof columns>

const selectById = readStatement({
  name: 'build.byId',
  columns,
  sql: `SELECT ${namesOf(columns)} FROM build WHERE id = $1`,
})

const selectByShare = readStatement({
  name: 'build.byShare',
  columns,
  sql: `SELECT ${namesOf(columns)} FROM build WHERE share_id = $1`,
})

const selectOfPerson = readStatement({
  name: 'build.ofPerson',
  columns,
  sql: `SELECT ${namesOf(columns)} FROM build WHERE person = $1 AND account = $2
    ORDER BY updated_at DESC, id DESC LIMIT ${maxBuilds}`,
})

const countOfPerson = readStatement({
  name: 'build.countOfPerson',
  columns: { count: integer },
  sql: 'SELECT COUNT(*) AS count FROM build WHERE person = $1 AND account = $2',
})

const insert = insertStatement('build.insert', 'build', Object.keys(columns))

const update = writeStatement({
  name: 'build.update',
  sql: `UPDATE build SET name = $3, version = version + 1, body = $4, share_id = $5, updated_at = $6
    WHERE id = $1 AND version = $2`,
})

const remove = writeStatement({
  name: 'build.remove',
  sql: 'DELETE FROM build WHERE id = $1 AND version = $2',
})

function buildOf(row: BuildRow): Build {
  const { versions, withPrices } = JSON.parse(row.body) as { versions: BuildVersion[]; withPrices: boolean }
  return {
    id: row.id,
    person: row.person,
    account: row.account,
    name: row.name,
    versions,
    share: row.share_id === null ? null : { shareId: row.share_id, withPrices },
    rowVersion: row.version,
    updatedAt: row.updated_at,
  }
}

const bodyOf = ({ versions, share }: Build) =>
  JSON.stringify({ versions, withPrices: share?.withPrices ?? false })

export async function loadBuild(store: Store, id: string): Promise<Build | undefined> {
  const row = await first(store, { statement: selectById, values: [id] })
  return row && buildOf(row)
}

export async function loadSharedBuild(store: Store, shareId: string): Promise<Build | undefined> {
  const row = await first(store, { statement: selectByShare, values: [shareId] })
  return row && buildOf(row)
}

/** Newest first. */
export async function loadBuildsOf(store: Store, person: string, account: string): Promise<Build[]> {
  return (await store.all({ statement: selectOfPerson, values: [person, account] })).map(buildOf)
}

export async function countBuildsOf(store: Store, person: string, account: string): Promise<number> {
  return (await first(store, { statement: countOfPerson, values: [person, account] }))?.count ?? 0
}

export const insertBuild = (build: Build): Write =>
  write(insert, [
    build.id,
    build.person,
    build.account,
    build.name,
    build.rowVersion,
    bodyOf(build),
    build.share?.shareId ?? null,
    build.updatedAt,
  ])

/** Saves a changed build, unless another request was faster. */
export const updateBuild = (build: Build): Write =>
  write(update, [
    build.id,
    build.rowVersion,
    build.name,
    bodyOf(build),
    build.share?.shareId ?? null,
    build.updatedAt,
  ])

export const removeBuild = ({ id, rowVersion }: Build): Write => write(remove, [id, rowVersion])
