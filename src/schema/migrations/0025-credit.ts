import type { StepStatements } from '../../platform/store/migration-step.ts'

/** Minor units of one unit of a currency (ISO 4217), where it is not a hundred. */
const unitsOf = {
  1: [
    'BIF',
    'CLP',
    'DJF',
    'GNF',
    'ISK',
    'JPY',
    'KMF',
    'KRW',
    'PYG',
    'RWF',
    'UGX',
    'UYI',
    'VND',
    'VUV',
    'XAF',
    'XOF',
    'XPF',
  ],
  1000: ['BHD', 'IQD', 'JOD', 'KWD', 'LYD', 'OMR', 'TND'],
  10000: ['CLF', 'UYW'],
}
const unit = `CASE ${Object.entries(unitsOf)
  .map(([units, currencies]) => `WHEN currency IN ('${currencies.join(`', '`)}') THEN ${units}`)
  .join(' ')} ELSE 100 END`

/**
 * What is open of each account with a credit limit, and which accounts were ever billed to another one. The limits are those that the
 * accounts have; what is open is counted after the start. Payments get a version, for the order of their events. Programs before this step count nothing: it is counted again every day.
 */
export const credit: StepStatements = ({ text, member }) => [
  `CREATE TABLE credit (
    id ${text} PRIMARY KEY, account ${text} NOT NULL, currency ${text} NOT NULL, credit_limit BIGINT NOT NULL,
    open_amount BIGINT NOT NULL, version BIGINT NOT NULL, due_at BIGINT NOT NULL, counted_at BIGINT)`,
  'ALTER TABLE payment ADD COLUMN version BIGINT NOT NULL DEFAULT 1',
  'CREATE INDEX credit_of_account ON credit (account)',
  'CREATE INDEX credit_due ON credit (due_at)',
  `CREATE TABLE payer (bill_to ${text} NOT NULL, account ${text} NOT NULL, PRIMARY KEY (bill_to, account))`,
  `INSERT INTO credit (id, account, currency, credit_limit, open_amount, version, due_at)
    SELECT id || ' ' || currency, id, currency,
      CAST(ROUND(CAST(${member('billing', 'creditLimit')} AS NUMERIC) * ${unit}) AS BIGINT), 0, 1, 0
    FROM account WHERE ${member('billing', 'creditLimit')} IS NOT NULL`,
  `INSERT INTO payer (bill_to, account) SELECT DISTINCT ${member('body', 'parties', 'billTo')}, account FROM orders
    WHERE ${member('body', 'parties', 'billTo')} <> account`,
]
