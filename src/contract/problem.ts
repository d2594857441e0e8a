import Type from 'typebox'
import { Credit } from './credit.ts'
import { arrivals, Price } from './shapes.ts'
import { DateTime, Int32, Nullable } from './types.ts'

const members = {
  type: Type.Optional(Nullable(Type.String({ description: 'A page about this problem.' }))),
  title: Type.Optional(Nullable(Type.String())),
  status: Type.Optional(Nullable(Int32())),
  detail: Type.Optional(Nullable(Type.String({ description: 'The cause of this error, and what to do.' }))),
  instance: Type.Optional(Nullable(Type.String({ description: 'The path of the request.' }))),
  code: Type.String({ description: 'Problem code; all codes are listed at /problems.' }),
  oldest: Type.Optional(
    Type.String({
      description: 'With `cursor_expired`: the cursor that leads to the oldest event that is kept.',
    }),
  ),
  traceId: Type.String({ description: 'W3C trace id of the request, also found in the logs.' }),
}

const DeliveryPromise = Type.Object(
  {
    estimatedDeliveryDate: Nullable(DateTime({ description: 'When the last unit arrives.' })),
    arrivals: arrivals('of the draft'),
    price: Price,
  },
  { title: 'DeliveryPromise' },
)

export const ProblemBody = Type.Object(
  {
    ...members,
    promise: Type.Optional(
      Type.Object(
        { promised: DeliveryPromise, now: DeliveryPromise },
        { title: 'PromiseChange', description: 'Of `promise_changed`: prices include the delivery.' },
      ),
    ),
    credit: Type.Optional(Credit),
  },
  { title: 'Problem' },
)

export const ValidationProblemBody = Type.Object(
  {
    ...members,
    errors: Type.Array(
      Type.Object({ fieldName: Type.String(), message: Type.String() }, { title: 'FieldError' }),
    ),
  },
  { title: 'ValidationProblem' },
)
