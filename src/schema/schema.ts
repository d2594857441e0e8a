import type { Schema } from '../platform/store/schema.ts'
import { migrations, releases } from './migrations/index.ts'
import { tables, writtenAtStart } from './tables.ts'

/** The tables of this version, as the store makes, upgrades and copies them. */
export const schema: Schema = { migrations, releases, tables, writtenAtStart }
