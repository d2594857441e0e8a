import type { Route } from '../../platform/http/route/route.ts'
import type { PeopleContext } from '../context.ts'
import { attemptLimits } from '../limits.ts'
import { actRoutes } from './acts.ts'
import { passkeyRoutes } from './passkeys.ts'
import { administrationRoutes } from './people.ts'
import { securityRoutes } from './security.ts'
import { sessionRoutes } from './sessions.ts'
import { readLink, setPassword } from './set-password.ts'
import { requestLink, signIn, signInWithLink } from './sign-in.ts'

export function peopleRoutes(context: PeopleContext): Route[] {
  const refuseAttempt = attemptLimits(context.clock)
  return [
    signIn(context, refuseAttempt),
    signInWithLink(context, refuseAttempt),
    requestLink(context, refuseAttempt),
    readLink(context, refuseAttempt),
    setPassword(context, refuseAttempt),
    ...securityRoutes(context, refuseAttempt),
    ...passkeyRoutes(context, refuseAttempt, attemptLimits(context.clock)),
    ...sessionRoutes(context),
    ...administrationRoutes(context),
    ...actRoutes(context),
  ]
}
