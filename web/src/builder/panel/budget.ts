/** An amount as people write it: 15000, 15 000, 15.000,50, 15,000.50. Undefined for what is none. */
export function readAmount(written: string): number | undefined {
  const compact = written.replaceAll(/[\s'\u00a0\u202f]/g, '')
  if (!/^\d[\d.,]*$/.test(compact)) return undefined
  // The last sign before one or two digits divides the whole from the rest; all others group thousands.
  const [, whole = '', rest = ''] = /^(.*?)(?:[.,](\d{1,2}))?$/.exec(compact) ?? []
  if (!/^\d+(?:[.,]\d{3})*$/.test(whole)) return undefined
  return Number(`${whole.replaceAll(/[.,]/g, '')}.${rest || 0}`)
}
