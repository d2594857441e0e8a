/** Reads an amount: 15000, 15 000, 15.000,50, 15,000.50. Undefined if it is none. */
export function readAmount(written: string): number | undefined {
  const compact = written.replaceAll(/[\s'\u00a0\u202f]/g, '')
  if (!/^\d[\d.,]*$/.test(compact)) return undefined
  // The last separator before one or two digits is the decimal separator; all others group thousands.
  const [, whole = '', rest = ''] = /^(.*?)(?:[.,](\d{1,2}))?$/.exec(compact) ?? []
  if (!/^\d+(?:[.,]\d{3})*$/.test(whole)) return undefined
  return Number(`${whole.replaceAll(/[.,]/g, '')}.${rest || 0}`)
}
