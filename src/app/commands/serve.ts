import { type Logger, pino } from 'pino'
import { mayManageKeys } from '../../accounts/administration.ts'
import { readRoles } from '../../accounts/authentication/roles.ts'
import { loadRights } from '../../accounts/role.ts'
import { sendsMail } from '../../mail/context.ts'
import { commandLine, writeAudit } from '../../platform/audit.ts'
import { loadSending, resumeSending, type SendingState } from '../../platform/jobs/sending.ts'
import { openLogStream } from '../../platform/log-stream.ts'
import { checkQuickly } from '../../platform/store/sqlite/quick-check.ts'
import { lockForService } from '../../platform/store/sqlite/service-lock.ts'
import type { Store } from '../../platform/store/store.ts'
import { readSignals, type Signals, WrongTelemetrySetting } from '../../platform/telemetry/signals.ts'
import type { Telemetry } from '../../platform/telemetry/telemetry.ts'
import { offerLink } from '../../setup/link.ts'
import { databaseFile, openReadReplica, openStore } from '../open-store.ts'
import type { Service } from '../service.ts'
import { acceptsDemoKeys, isDemoOn, type Settings } from '../settings.ts'
import { version } from '../version.ts'
import { type Command, UsageError } from './command.ts'
import { demoKeyNotice, drillNotice, noAccountNotice, notSendingNotice, setupNotice } from './demo-notice.ts'
import { fillHistory } from './fill-history.ts'
import { readOptions } from './options.ts'
import { demoSimulation, speedOf } from './simulate.ts'

export const serve: Command = {
  name: 'serve',
  usage: 'serve [--resume-sending] [--simulate] [--speed <orders per minute>]',
  about:
    'Runs the service; --resume-sending sends webhooks and emails of a restored database; --simulate adds simulated customers and a simulated warehouse. Settings come from the environment.',
  async run(args, context) {
    const { options, flags } = readOptions(args, ['speed'], [], ['resume-sending', 'simulate'])
    const speed = speedOf(options.speed)
    const { settings } = context
    // At a terminal, only warnings are shown by default; LOG_LEVEL=info also shows requests.
    const level = process.stdout.isTTY && !process.env.LOG_LEVEL ? 'warn' : settings.LOG_LEVEL
    const logStream = openLogStream()
    const signals = readSignals(process.env)
    let telemetry: Telemetry | undefined
    const mixin = () => ({ ...telemetry?.tracing?.activeIds() })
    const log = pino(
      { level, base: { service: 'buildorder', version }, ...(signals.traces ? { mixin } : {}) },
      logStream,
    )
    telemetry = await openTelemetry(signals, settings, log)

    // perf: other commands start in half the time without these (npm run buildorder -- help).
    const [{ createService }, { seedDemo }, { simulate }] = await Promise.all([
      import('../service.ts'),
      import('../../../tools/demo/seed.ts'),
      import('../../../tools/simulation/simulate.ts'),
    ])
    const unlock = settings.DATABASE_URL ? () => {} : lockForService(settings.DATA_DIR)
    if (!settings.DATABASE_URL) checkQuickly(databaseFile(settings))
    const store = await openStore(settings, log)
    const sending = await startSending(store, flags.has('resume-sending'), context.clock())
    const isNewDemo = isDemoOn(settings) && (await seedDemo(store, context.clock()))
    if (flags.has('simulate')) await fillHistory(store, settings, context.clock(), 'weeks')
    else if (isNewDemo) await fillHistory(store, settings, context.clock(), 'samples')
    const replica = await openReadReplica(settings, store, log)
    const service = await createService({ settings, store, ...(replica && { replica }), log, telemetry })
    const secret = await offerSetup(store, settings, context.clock())
    const address = await service.listen()
    log.info({ address, monitoring: service.monitoringAddress(), engine: store.engine }, 'serving')
    const hasDemoKeys = service.context.directory.current.keys.values().some((key) => key.isDemo)
    if (sending !== 'on') console.error(notSendingNotice(sending))
    if (secret) console.error(setupNotice(settings.PUBLIC_URL ?? address, secret))
    greet(address, settings, isNewDemo, hasDemoKeys)
    if (!secret && service.context.directory.current.accounts.size === 0) console.error(noAccountNotice)
    if (service.monitoringAddress()) console.error(`Health and metrics: ${service.monitoringAddress()}\n`)

    const simulation = new AbortController()
    if (flags.has('simulate')) {
      const tell = (line: string) => console.error(line)
      void simulate({ ...demoSimulation, address, speed, seed: 1, tell, signal: simulation.signal })
    }
    await stopSignal()
    simulation.abort()
    console.error('Finishing open requests … (send the signal again to stop at once)')
    await stop(service, async () => {
      await replica?.close()
      await store.close()
    })
    await telemetry?.stop()
    unlock()
    log.info('stopped')
    logStream.flushSync()
    // A collector that does not answer would keep the process for longer.
    if (telemetry) process.exit()
  },
}

/** Resumes sending if the operator says so. */
async function startSending(store: Store, isResumed: boolean, now: number): Promise<SendingState> {
  const state = await loadSending(store)
  if (!isResumed || state === 'on') return state
  if (state === 'drill') throw new UsageError(drillNotice)
  const record = { action: 'resume', entity: 'sending', entityId: 'sending' }
  const change = { before: { state }, after: { state: 'on' } }
  await store.batch([resumeSending(), writeAudit({ ...record, ...change }, commandLine, now)])
  return 'on'
}

/** Undefined if the database is in use, or if the issuer names administrators. */
async function offerSetup(store: Store, { OIDC_ISSUER, OIDC_ROLES }: Settings, now: number) {
  const roles = OIDC_ISSUER === undefined ? [] : Object.values(readRoles(OIDC_ROLES))
  const rights = await loadRights(store)
  return roles.some((role) => mayManageKeys(role, rights)) ? undefined : offerLink(store, now)
}

/** Undefined if the standard variables of OpenTelemetry ask for nothing: then its modules are not loaded. */
async function openTelemetry(
  signals: Signals,
  settings: Settings,
  log: Logger,
): Promise<Telemetry | undefined> {
  if (!signals.traces && !signals.metrics) return undefined
  const { startTelemetry } = await import('../../platform/telemetry/start.ts').catch((error) => {
    if (error.code !== 'ERR_MODULE_NOT_FOUND') throw error
    throw new WrongTelemetrySetting(
      'OTEL_ variables ask for an export, but the packages of OpenTelemetry, which are optional dependencies, are not installed.',
    )
  })
  return startTelemetry({ signals, env: process.env, basePath: settings.BASE_PATH, version, log })
}

function greet(address: string, settings: Settings, isNewDemo: boolean, hasDemoKeys: boolean): void {
  const say = (line = '') => console.error(line)
  say(`\nBuild a PC:     ${address}`)
  say(`Documentation:  ${address}/docs`)
  say(`\nBuildorder ${version} serves at ${address}`)
  if (!sendsMail(settings)) say('No emails are sent, because SMTP_URL is not set.')
  if (isNewDemo) say('The database was empty; demo data was added (DEMO=false leaves it empty).')
  if (hasDemoKeys) {
    if (acceptsDemoKeys(settings)) {
      say(`\nTry it:\n  curl -H 'Authorization: Bearer bo_demo_100001' ${address}/orders/v1`)
    }
    say()
    for (const line of demoKeyNotice(settings, address)) say(line)
  }
  say()
}

function stopSignal(): Promise<void> {
  return new Promise((resolve) => {
    let asked = 0
    const ask = () => (++asked === 1 ? resolve() : process.exit(1))
    process.on('SIGTERM', ask)
    process.on('SIGINT', ask)
  })
}

async function stop(service: Service, closeStore: () => Promise<void>): Promise<void> {
  await service.close()
  await closeStore()
}
