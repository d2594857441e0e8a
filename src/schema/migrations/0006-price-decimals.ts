import { legacyExponents } from '../../platform/store/legacy-exponents.ts'
import type { StepStatements } from '../../platform/store/migration-step.ts'

export const priceDecimals: StepStatements = () => [
  // Price lists state how many decimals their prices have. Until now the runtime's figure for the currency was used.
  `ALTER TABLE price_list ADD COLUMN exponent BIGINT NOT NULL DEFAULT 2`,
  ...Object.entries(legacyExponents).map(
    ([exponent, codes]) =>
      `UPDATE price_list SET exponent = ${exponent} WHERE currency IN (${codes.map((code) => `'${code}'`).join(', ')})`,
  ),
]
