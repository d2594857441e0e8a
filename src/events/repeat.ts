/** Runs a task whenever asked, never twice at once: asking while it runs makes it run once more. */
export function repeater(task: () => Promise<void>, onError: (error: unknown) => void) {
  let running: Promise<void> | undefined
  let isAsked = false

  async function run() {
    while (isAsked) {
      isAsked = false
      await task().catch(onError)
    }
    running = undefined
  }

  return {
    ask: () => {
      isAsked = true
      running ??= run()
    },
    /** Resolves when nothing runs. */
    finished: async () => running,
  }
}
