/** An amount as typed, with a comma or a dot; undefined if it is none, or has more decimals than its currency. */
export function readAmount(input: string, digits: number): number | undefined {
  const text = input.trim().replace(',', '.')
  const [whole, decimals = ''] = /^\d{1,12}(?:\.(\d+))?$/.exec(text) ?? []
  return whole !== undefined && decimals.length <= digits ? Number(whole) : undefined
}
