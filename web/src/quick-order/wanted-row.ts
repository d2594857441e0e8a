import { readQuantity } from './quantity'

export interface WantedRow {
  text: string
  /** Null if it is not certain, so that a person enters it. A row with 0 is not wanted. */
  quantity: number | null
  /** What the list has as a quantity, if that is not certain. */
  unclear?: string
  /** The unclear number is part of the text: if the whole text is the name of a product, one is wanted. */
  isPerhapsName?: boolean
}

const maxTextLength = 255

export function rowOf(text: string, written: string): WantedRow {
  const quantity = readQuantity(written)
  return quantity === null ? unclearRow(text, written) : { text: shortened(text), quantity }
}

export const unclearRow = (text: string, written: string): WantedRow => ({
  text: shortened(text),
  quantity: null,
  unclear: written.trim().slice(0, maxTextLength),
})

const shortened = (text: string) => text.slice(0, maxTextLength).trim()
