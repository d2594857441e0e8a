// Runs one action for many orders, a few at a time, and reports a result for each.

export interface BulkResult {
  orderId: string
  /** Why the service refused. */
  error?: unknown
}

/** A refused order does not stop the others. */
export async function forEachOrder(
  orderIds: string[],
  act: (orderId: string) => Promise<unknown>,
  onResult: (result: BulkResult) => void,
  atOnce = 3,
): Promise<void> {
  const waiting = [...orderIds]
  const work = async () => {
    for (let orderId = waiting.shift(); orderId !== undefined; orderId = waiting.shift()) {
      try {
        await act(orderId)
        onResult({ orderId })
      } catch (error) {
        onResult({ orderId, error })
      }
    }
  }
  await Promise.all(Array.from({ length: atOnce }, work))
}
