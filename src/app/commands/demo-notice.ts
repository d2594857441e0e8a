import { acceptsDemoKeys, isDemoOn, type Settings } from '../settings.ts'

const revoke = 'Revoke them with: npm run buildorder -- keys revoke-demo'

/** What an operator must know at start about demo keys that are in force in the database. */
export function demoKeyNotice(settings: Settings, address: string): string[] {
  const { DEMO, HOST } = settings
  if (DEMO === 'public') {
    return [
      `!!! DEMO=public: everybody who reaches ${HOST} can use the demo keys, staff rights included. Keep no real data here. !!!`,
    ]
  }
  if (acceptsDemoKeys(settings)) {
    return [
      `The demo keys, staff rights included, are open to everybody who reaches ${address}, also through a proxy on this machine.`,
      'DEMO=false refuses them.',
    ]
  }
  const reason = isDemoOn(settings) ? `the service listens on ${HOST}` : 'the demo is off'
  return [`This database holds demo keys. They are refused, because ${reason}.`, revoke]
}
