const types: [ending: string, contentType: string][] = [
  ['.csv', 'text/csv'],
  ['.ndjson', 'application/x-ndjson'],
  ['.jsonl', 'application/x-ndjson'],
  ['.json', 'application/json'],
  ['.xml', 'application/xml'],
]

/** What a file of rows is, by the end of its name; browsers do not know all of these types. */
export const contentTypeOf = (fileName: string): string | undefined =>
  types.find(([ending]) => fileName.toLowerCase().endsWith(ending))?.[1]

/** For the choice of a file. */
export const acceptedFiles = types.map(([ending]) => ending).join(',')
