// Reads Prometheus' text format, as far as /metrics uses it. The metrics exported by OpenTelemetry are read from it, so that
// both ways always have the same ones.

export interface Sample {
  /** With the suffix of a histogram: `_bucket`, `_sum` or `_count`. */
  name: string
  labels: Record<string, string>
  value: number
}

export interface Family {
  name: string
  help: string
  type: 'counter' | 'gauge' | 'histogram'
  samples: Sample[]
}

const sampleLine = /^([\w:]+)(?:\{(.*)\})? (\S+)$/
const labelPair = /(\w+)="((?:[^"\\]|\\.)*)"/g
const escapes: Record<string, string> = { '\\n': '\n', '\\"': '"', '\\\\': '\\' }

export function readFamilies(text: string): Family[] {
  const families: Family[] = []
  let help = ''
  for (const line of text.split('\n')) {
    const [hash, keyword, name = '', ...rest] = line.split(' ')
    if (hash === '#' && keyword === 'HELP') help = rest.join(' ')
    else if (hash === '#' && keyword === 'TYPE')
      families.push({ name, help, type: rest.join(' ') as Family['type'], samples: [] })
    else {
      const sample = readSample(line)
      if (sample) families.at(-1)?.samples.push(sample)
    }
  }
  return families
}

function readSample(line: string): Sample | undefined {
  const match = sampleLine.exec(line)
  if (!match) return undefined
  const [, name = '', labels = '', value = ''] = match
  return {
    name,
    labels: Object.fromEntries([...labels.matchAll(labelPair)].map(pairOf)),
    value: Number(value),
  }
}

const pairOf = ([, name = '', value = '']: RegExpMatchArray): [string, string] => [
  name,
  value.replace(/\\[n"\\]/g, (escaped) => escapes[escaped] as string),
]
