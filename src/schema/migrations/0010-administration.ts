import type { StepStatements } from '../../platform/store/migration-step.ts'

/** What staff can change and retire. Its version detects changes made at the same time. */
const administered = [
  'account',
  'api_key',
  'product_group',
  'product',
  'bundle',
  'price_list',
  'carrier',
] as const

export const administration: StepStatements = ({ text }) => [
  ...administered.flatMap((table) => [
    `ALTER TABLE ${table} ADD COLUMN version BIGINT NOT NULL DEFAULT 1`,
    // A key has revoked_at.
    ...(table === 'api_key' ? [] : [`ALTER TABLE ${table} ADD COLUMN retired_at BIGINT`]),
  ]),
  // What staff changed: never changed and never removed. Ids are in the order of time; before and after are JSON.
  `CREATE TABLE audit (
    id ${text} PRIMARY KEY, at BIGINT NOT NULL, client ${text} NOT NULL, person ${text} NOT NULL,
    action ${text} NOT NULL, entity ${text} NOT NULL, entity_id ${text} NOT NULL, before ${text}, after ${text},
    reason ${text})`,
  `CREATE INDEX audit_of_entity ON audit (entity, entity_id, id)`,
  `CREATE INDEX audit_of_client ON audit (client, id)`,
  // Net prices beside the one in `price`: from a number of units on, or for a time. valid_from is 0 for no beginning.
  `CREATE TABLE price_rule (
    price_list ${text} NOT NULL, product_id ${text} NOT NULL, min_quantity BIGINT NOT NULL, valid_from BIGINT NOT NULL,
    valid_until BIGINT, net BIGINT NOT NULL, PRIMARY KEY (price_list, product_id, min_quantity, valid_from))`,
  // Prices that were changed or removed, and until when they were valid. since: 0 for the price in `price`, which was valid
  // since the row before; otherwise when its rule had begun.
  `CREATE TABLE price_history (
    price_list ${text} NOT NULL, product_id ${text} NOT NULL, until BIGINT NOT NULL, since BIGINT NOT NULL,
    net BIGINT NOT NULL, PRIMARY KEY (price_list, product_id, until, since))`,
  // Uploads that are imported in the background, and their rows until that is done.
  `CREATE TABLE import_job (
    id ${text} PRIMARY KEY, kind ${text} NOT NULL, dry_run BIGINT NOT NULL, state ${text} NOT NULL,
    created_at BIGINT NOT NULL, rows_total BIGINT NOT NULL, pieces BIGINT NOT NULL, position BIGINT NOT NULL,
    claimed_until BIGINT NOT NULL, result ${text} NOT NULL, error ${text})`,
  `CREATE INDEX import_job_by_age ON import_job (created_at)`,
  `CREATE TABLE import_piece (
    job_id ${text} NOT NULL, number BIGINT NOT NULL, created_at BIGINT NOT NULL, body ${text} NOT NULL,
    PRIMARY KEY (job_id, number))`,
  `CREATE INDEX import_piece_by_age ON import_piece (created_at)`,
  // What became of the rows of each piece.
  `CREATE TABLE import_report (
    job_id ${text} NOT NULL, number BIGINT NOT NULL, created_at BIGINT NOT NULL, body ${text} NOT NULL,
    PRIMARY KEY (job_id, number))`,
  `CREATE INDEX import_report_by_age ON import_report (created_at)`,
  // One-time links for the first start of an empty database: the hash of the secret.
  `CREATE TABLE setup_link (hash ${text} PRIMARY KEY, expires_at BIGINT NOT NULL)`,
]
