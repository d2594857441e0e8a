/** A line of a quote or an order for display; a PC has its parts as children. */
export interface TreeLine {
  lineNumber: string
  name: string
  materialNumber: string | null
  quantity: number
  unitPrice: number | null
  /** Notes, such as the number of units shipped. */
  notes: string[]
  parts: TreeLine[]
}

export const sumOf = ({ unitPrice, quantity }: TreeLine) => (unitPrice === null ? null : unitPrice * quantity)
