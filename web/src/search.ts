// Reads and writes query strings as plain text. The router's default would put quotes around numbers.
import { parseSearchWith, stringifySearchWith } from '@tanstack/react-router'

export const parseSearch = parseSearchWith((value) => value)
export const stringifySearch = stringifySearchWith(JSON.stringify)

/** A text from the address; undefined if absent, so that it is left out of new addresses. */
export const text = (value: unknown): string | undefined =>
  typeof value === 'string' && value !== '' ? value : typeof value === 'number' ? String(value) : undefined

/** Reads some texts from the address. */
export const textsIn =
  <Name extends string>(...names: Name[]) =>
  (search: Record<string, unknown>) =>
    Object.fromEntries(
      names.flatMap((name) => {
        const value = text(search[name])
        return value ? [[name, value]] : []
      }),
    ) as Partial<Record<Name, string>>
