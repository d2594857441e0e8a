// Which column of a CSV file is which member, if its header has names of its own.

/** The members by headers, or what is wrong with the text. */
export function readColumns(
  text: string | null,
  members: readonly string[],
): ReadonlyMap<string, string> | string {
  const columns = new Map<string, string>()
  for (const pair of (text ?? '').split(';').filter((each) => each.trim() !== '')) {
    const [member = '', ...header] = pair.split('=').map((each) => each.trim())
    const name = header.join('=')
    if (!members.includes(member)) return `names ${member}, but the members are ${members.join(', ')}`
    if (name === '') return `does not say which column ${member} is, as in ${member}=Header`
    if (columns.has(name)) return `names the column ${name} twice`
    columns.set(name, member)
  }
  return columns
}
