import { ApiProblem } from '@buildorder/client'
import { peopleTexts } from '../../texts/people'

/** What is wrong with a password, if the service said so, or why it refused. */
export function refusalOf(error: Error): string {
  const [field] = error instanceof ApiProblem ? error.fields : []
  return field ? peopleTexts.setPassword.refused(field.message) : error.message
}
