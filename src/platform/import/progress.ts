/** Tells how far an import is: how many rows of a list are done, of how many. */
export type Progress = (list: string, done: number, total: number) => void

export const noProgress: Progress = () => {}

const width = 30

/** A bar that fills up, where somebody watches; nothing in a log. */
export function progressBar(stream: NodeJS.WriteStream): Progress {
  if (!stream.isTTY) return noProgress
  return (list, done, total) => {
    const filled = total === 0 ? width : Math.round((done / total) * width)
    const bar = '█'.repeat(filled) + '░'.repeat(width - filled)
    stream.write(`\r${list.padEnd(16)} ${bar} ${done}/${total}${done >= total ? '\n' : ''}`)
  }
}
