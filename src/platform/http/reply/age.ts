import type { Answer } from './answer.ts'

/** For the documentation of an operation that may read from a replica. */
export const ageHeader = {
  Age: 'Only if the answer was read from a replica of the database: seconds. It has every change that was answered longer ago; newer ones may be missing.',
}

/** States the age of the data; rounded up, so that it is not promised too young. */
export const withAge = (answer: Answer, ageSeconds: number | undefined): Answer =>
  ageSeconds === undefined ? answer : { ...answer, headers: { Age: String(Math.ceil(ageSeconds)) } }
