// What stands behind the ? of an address: plain texts. The router's own way would put quotes around numbers.
import { parseSearchWith, stringifySearchWith } from '@tanstack/react-router'

export const parseSearch = parseSearchWith((value) => value)
export const stringifySearch = stringifySearchWith(JSON.stringify)

/** A text from an address; undefined for what is none, so that it stays out of the address. */
export const text = (value: unknown): string | undefined =>
  typeof value === 'string' && value !== '' ? value : typeof value === 'number' ? String(value) : undefined
