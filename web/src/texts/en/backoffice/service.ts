import { countOrders } from '../counted'

export const service = {
  title: 'Service',
  updated: (time: string) => `As of ${time}. Refreshes itself.`,
  perHour: 'Orders placed and cancelled',
  span: 'Period',
  spans: { 24: '24 hours', 72: '3 days', 168: '7 days' } as Record<number, string>,
  placed: 'Placed',
  cancelled: 'Cancelled',
  from: 'From',
  perHourSummary: (placed: number, cancelled: number, span: string) =>
    `${countOrders(placed)} placed and ${cancelled} cancelled in ${span}.`,
  busiest: (time: string, placed: number) => `Peak at ${time}: ${placed}.`,
  showTable: 'Show the figures',
  latency: 'Response times',
  latencyHint: 'For this process, since its start.',
  latencyNone: 'No requests yet.',
  latencyColumns: {
    operation: 'Operation',
    requests: 'Requests',
    p50: 'Median',
    p95: '95 % within',
    p99: '99 % within',
  },
  milliseconds: (value: string) => `${value} ms`,
}
