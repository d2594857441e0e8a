const units = [
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
  ['second', 1000],
] as const

/** A time span for people, in the largest unit that it has twice: `40 days`, `90 seconds`. */
export function spanText(milliseconds: number): string {
  const [name, length] = units.find((unit) => milliseconds >= 2 * unit[1]) ?? units[3]
  const count = Math.round(milliseconds / length)
  return `${count} ${name}${count === 1 ? '' : 's'}`
}
