// Changes of a cart, as pure functions.
import type { CartChange, CartLineChange, CartLineInput } from '../contract/cart.ts'
import { invalid, type Problem } from '../contract/problems.ts'
import { int32 } from '../contract/types.ts'
import type { CartContent, CartLine } from './cart.ts'

export interface Addition {
  lines: CartLineInput[]
  maxLines: number
  createId: () => string
}

/** Units of a material that is in the cart with the same references are added to its line. */
export function addLines<C extends CartContent>(
  cart: C,
  { lines, maxLines, createId }: Addition,
): C | Problem {
  const all = [...cart.lines]
  /** The first place of each key: a changed reference can make two lines alike. */
  const places = new Map(all.map((line, place): [string, number] => [keyOf(line), place]).reverse())
  for (const [index, added] of lines.entries()) {
    const line = { ...added, references: orNone(added.references) }
    const place = places.get(keyOf(line)) ?? all.length
    places.set(keyOf(line), place)
    const before = all[place]
    const quantity = (before?.quantity ?? 0) + line.quantity
    if (quantity > int32.maximum) {
      const message = `makes ${quantity} units of one line, at most ${int32.maximum} are accepted`
      return invalid({ fieldName: `lines[${index}].quantity`, message })
    }
    all[place] = before ? { ...before, quantity } : { lineId: createId(), ...line, priceWhenAdded: null }
  }
  if (all.length > maxLines) {
    const message = `would make ${all.length} lines in the cart, at most ${maxLines} are accepted`
    return invalid({ fieldName: 'lines', message })
  }
  return { ...cart, lines: all }
}

/** Undefined if there is no such line. */
export function changeLine<C extends CartContent>(
  cart: C,
  lineId: string,
  { quantity, references }: CartLineChange,
): C | undefined {
  if (!cart.lines.some((line) => line.lineId === lineId)) return undefined
  const changed = (line: CartLine): CartLine => ({
    ...line,
    quantity: quantity ?? line.quantity,
    references: references ? orNone(references) : line.references,
  })
  return { ...cart, lines: cart.lines.map((line) => (line.lineId === lineId ? changed(line) : line)) }
}

/** Undefined if there is no such line. */
export function removeLine<C extends CartContent>(cart: C, lineId: string): C | undefined {
  const lines = cart.lines.filter((line) => line.lineId !== lineId)
  return lines.length < cart.lines.length ? { ...cart, lines } : undefined
}

/** What a customer types into the form of the checkout. */
export const changeForm = <C extends CartContent>(
  cart: C,
  { references, notes, delivery }: CartChange,
): C => ({
  ...cart,
  references: references ?? cart.references,
  notes: notes ?? cart.notes,
  delivery: delivery ?? cart.delivery,
})

const orNone = (references: CartLine['references']) => (references?.deliveryReference ? references : null)

/** Equal for lines whose units can be added up. */
function keyOf({ materialId: { type, value }, references }: Omit<CartLine, 'lineId'>): string {
  const reference = references?.deliveryReference ?? null
  // Identifiers of saved PCs may be written in either case.
  const id = type === 'PcConfiguration' ? (value?.toLowerCase() ?? null) : value
  return JSON.stringify([type ?? 'MaterialNumber', id, reference])
}
