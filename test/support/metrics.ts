/** The samples of Prometheus' text format, by name and labels as they are written. */
export function samplesOf(text: string): Map<string, number> {
  const lines = text.split('\n').filter((line) => line !== '' && !line.startsWith('#'))
  return new Map(
    lines.map((line) => {
      const end = line.lastIndexOf(' ')
      return [line.slice(0, end), Number(line.slice(end + 1))]
    }),
  )
}

export async function readMetrics(url: string): Promise<Map<string, number>> {
  const response = await fetch(`${url}/metrics`)
  if (response.status !== 200) throw new Error(`${url}/metrics answers ${response.status}`)
  return samplesOf(await response.text())
}
