/** Reports the progress of an import: rows done and total rows of a list. */
export type ImportProgress = (list: string, done: number, total: number) => void

export const noProgress: ImportProgress = () => {}

const width = 30

/** A progress bar on a terminal; nothing elsewhere. */
export function progressBar(stream: NodeJS.WriteStream): ImportProgress {
  if (!stream.isTTY) return noProgress
  return (list, done, total) => {
    const filled = total === 0 ? width : Math.round((done / total) * width)
    const bar = '█'.repeat(filled) + '░'.repeat(width - filled)
    stream.write(`\r${list.padEnd(16)} ${bar} ${done}/${total}${done >= total ? '\n' : ''}`)
  }
}
