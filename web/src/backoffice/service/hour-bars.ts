// Orders per hour, as bars and as totals.

export interface OrdersOfHour {
  hour: string
  placed: number
  cancelled: number
}

/** One bar covers one or several hours, starting with `hour`. */
export function barsOf(hours: OrdersOfHour[], perBar: number): OrdersOfHour[] {
  const bars: OrdersOfHour[] = []
  // Group from the end, so that the latest bar is complete.
  for (let end = hours.length; end > 0; end -= perBar) {
    const together = hours.slice(Math.max(0, end - perBar), end)
    bars.unshift({ hour: together[0]?.hour ?? '', ...totalsOf(together) })
  }
  return bars
}

export const totalsOf = (hours: OrdersOfHour[]) => ({
  placed: hours.reduce((sum, { placed }) => sum + placed, 0),
  cancelled: hours.reduce((sum, { cancelled }) => sum + cancelled, 0),
})

/** The bar with the most orders, the earliest if several are equal; undefined if there are none. */
export function busiestOf(bars: OrdersOfHour[]): OrdersOfHour | undefined {
  const most = Math.max(0, ...bars.map(({ placed }) => placed))
  return most === 0 ? undefined : bars.find(({ placed }) => placed === most)
}
