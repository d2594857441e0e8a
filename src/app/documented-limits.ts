import type { DocumentedLimit } from '../documentation/docs/limits.ts'
import { settingsTable } from './settings.ts'

const wholeNumber = new Intl.NumberFormat('en')
const plain = (value: number) => wholeNumber.format(value)
const bytes = (value: number) => `${wholeNumber.format(value / 1024 / 1024)} MiB`

/** Settings that limit a request, and the format of their values. */
const bounds = {
  MAX_BODY_BYTES: bytes,
  MAX_CONFIGURATION_BODY_BYTES: bytes,
  MAX_IMAGE_BYTES: bytes,
  MAX_ORDER_LINES: plain,
  MAX_EXPANDED_LINES: plain,
  MAX_CONFIGURATION_PRODUCTS: plain,
  MAX_BATCH_CANDIDATES: plain,
  MAX_BATCH_PRODUCTS: plain,
  MAX_NESTING: plain,
  MAX_TEXT_LENGTH: plain,
  MAX_NOTES_LENGTH: plain,
  REQUEST_SECONDS: plain,
  COMPUTATIONS_PER_CALLER: plain,
  RATE_LIMIT: plain,
  CHECKOUT_DAYS: plain,
}

export const documentedLimits: DocumentedLimit[] = Object.entries(bounds).map(([setting, write]) => {
  const { about, fallback } = settingsTable[setting as keyof typeof bounds]
  return { setting, about, fallback: write(fallback) }
})
