/** A line as people read it, of a quote or of an order: a PC has its parts below it. */
export interface TreeLine {
  lineNumber: string
  name: string
  materialNumber: string | null
  quantity: number
  unitPrice: number | null
  /** What else there is to say, such as how much of it was shipped. */
  notes: string[]
  parts: TreeLine[]
}

export const sumOf = ({ unitPrice, quantity }: TreeLine) => (unitPrice === null ? null : unitPrice * quantity)
