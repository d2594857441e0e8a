// Every text of a statement is prepared once on each connection, under a name of its own.

const names = new Map<string, string>()

export function nameOf(sql: string): string {
  let name = names.get(sql)
  if (!name) {
    name = `s${names.size}`
    names.set(sql, name)
  }
  return name
}
