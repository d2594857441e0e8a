// Which column of a CSV file is which member, and which members have the same value in all rows.

/** The members by headers, or what is wrong with the text. */
export function readColumns(
  text: string | null,
  members: readonly string[],
): ReadonlyMap<string, string> | string {
  const pairs = readPairs(text, members)
  if (typeof pairs === 'string') return pairs
  const columns = new Map<string, string>()
  for (const [member, header] of pairs) {
    if (columns.has(header)) return `names the column ${header} twice`
    columns.set(header, member)
  }
  return columns
}

/** The values by members, or what is wrong with the text. */
export function readValues(
  text: string | null,
  members: readonly string[],
): ReadonlyMap<string, string> | string {
  const pairs = readPairs(text, members)
  return typeof pairs === 'string' ? pairs : new Map(pairs)
}

function readPairs(text: string | null, members: readonly string[]): [string, string][] | string {
  const pairs: [string, string][] = []
  for (const pair of (text ?? '').split(';').filter((each) => each.trim() !== '')) {
    const [member = '', ...rest] = pair.split('=').map((each) => each.trim())
    const named = rest.join('=')
    if (!members.includes(member)) return `names ${member}, but the members are ${members.join(', ')}`
    if (named === '') return `does not say what ${member} is, as in ${member}=Header`
    pairs.push([member, named])
  }
  return pairs
}
