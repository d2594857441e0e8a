import Type from 'typebox'
import { DateTime, Double } from './types.ts'

const count = (description: string) => Type.Integer({ minimum: 0, description })

const OrdersOfHour = Type.Object(
  {
    hour: DateTime({ description: 'Start of the hour.' }),
    placed: count('Orders placed in this hour.'),
    cancelled: count('Orders cancelled in this hour, whenever they were placed.'),
  },
  { title: 'OrdersOfHour' },
)

const LateOrder = Type.Object(
  {
    orderId: Type.String(),
    customerId: Type.String({ description: 'The account that bought.' }),
    state: Type.String(),
    expectedAt: DateTime({
      description: 'The earliest promised date of the parts of the order that have not arrived.',
    }),
  },
  { title: 'LateOrder' },
)

const OperationLatency = Type.Object(
  {
    operationId: Type.String(),
    path: Type.String(),
    method: Type.String(),
    requests: count('Answered since the process started, refused ones included.'),
    p50Milliseconds: Double({ description: 'Median duration.' }),
    p95Milliseconds: Double({ description: '95th percentile.' }),
    p99Milliseconds: Double({ description: '99th percentile.' }),
  },
  { title: 'OperationLatency' },
)

export const Dashboard = Type.Object(
  {
    at: DateTime({ description: 'Time at which states and late deliveries were counted.' }),
    ordersPerHour: Type.Array(OrdersOfHour, { description: 'Every requested hour, oldest first.' }),
    states: Type.Array(
      Type.Object(
        { state: Type.String(), count: count('Orders in this state.') },
        { title: 'OrdersInState' },
      ),
      { description: 'Every state, in the order in which an order passes them.' },
    ),
    lateDeliveries: Type.Object(
      {
        count: count('All of them.'),
        orders: Type.Array(LateOrder, { description: 'Most overdue first; at most 20.' }),
      },
      {
        title: 'LateDeliveries',
        description: 'Open orders with units that were promised for a past day.',
      },
    ),
    latency: Type.Array(OperationLatency, {
      description: 'Response times of the answering process since its start; the busiest operation first.',
    }),
  },
  { title: 'Dashboard' },
)
