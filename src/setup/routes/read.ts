import { optionalSteps, SetupProgress, setupSteps } from '../../contract/setup.ts'
import { ok, route } from '../../platform/http/route/route.ts'
import type { SetupContext } from '../context.ts'
import { loadProgress } from '../progress.ts'

export const readSetup = ({ store, settings }: SetupContext) =>
  route({
    operationId: 'readSetup',
    method: 'GET',
    path: '/admin/v1/setup',
    tag: 'Administration',
    summary: 'Read what is missing for the first order',
    description:
      'The steps from an empty database to the first order, and which of them are done. They are found in the data, however they were done.',
    access: 'manage-settings',
    success: ok('The steps.', SetupProgress, {
      steps: setupSteps.map((step) => ({
        step,
        done: step === 'account',
        optional: optionalSteps.includes(step),
      })),
      done: false,
    }),

    async read() {
      return { status: 200, body: await loadProgress(store, settings.OIDC_ISSUER !== undefined) }
    },
  })
