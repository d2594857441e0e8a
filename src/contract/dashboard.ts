import Type from 'typebox'
import { DateTime, Double } from './types.ts'

const count = (description: string) => Type.Integer({ minimum: 0, description })

const OrdersOfHour = Type.Object(
  {
    hour: DateTime({ description: 'When the hour begins.' }),
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
      description: 'By when the first of what has not arrived yet should have arrived.',
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
    p50Milliseconds: Double({ description: 'Half of them took no longer.' }),
    p95Milliseconds: Double({ description: 'All but one in twenty took no longer.' }),
    p99Milliseconds: Double({ description: 'All but one in a hundred took no longer.' }),
  },
  { title: 'OperationLatency' },
)

export const Dashboard = Type.Object(
  {
    at: DateTime({ description: 'When states and late deliveries were counted.' }),
    ordersPerHour: Type.Array(OrdersOfHour, { description: 'Every hour asked for, oldest first.' }),
    states: Type.Array(
      Type.Object(
        { state: Type.String(), count: count('Orders in this state.') },
        { title: 'OrdersInState' },
      ),
      { description: 'Every state, in the order of the life of an order.' },
    ),
    lateDeliveries: Type.Object(
      {
        count: count('All of them.'),
        orders: Type.Array(LateOrder, { description: 'The most overdue, first; at most 20.' }),
      },
      {
        title: 'LateDeliveries',
        description: 'Open orders of which something was promised for a day that is over.',
      },
    ),
    latency: Type.Array(OperationLatency, {
      description: 'Of the process that answers, since it started; the busiest operation first.',
    }),
  },
  { title: 'Dashboard' },
)
