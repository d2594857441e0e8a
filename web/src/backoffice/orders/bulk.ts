// Many orders, one action: some at a time, each with its own outcome.

export interface Outcome {
  orderId: string
  /** Why it was refused. */
  error?: unknown
}

/** A refusal of one does not stop the others. */
export async function forEachOrder(
  orderIds: string[],
  act: (orderId: string) => Promise<unknown>,
  onOutcome: (outcome: Outcome) => void,
  atOnce = 3,
): Promise<void> {
  const waiting = [...orderIds]
  const work = async () => {
    for (let orderId = waiting.shift(); orderId !== undefined; orderId = waiting.shift()) {
      try {
        await act(orderId)
        onOutcome({ orderId })
      } catch (error) {
        onOutcome({ orderId, error })
      }
    }
  }
  await Promise.all(Array.from({ length: atOnce }, work))
}
