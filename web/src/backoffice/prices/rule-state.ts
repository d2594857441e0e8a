export type RuleState = 'active' | 'later' | 'ended'

interface Dated {
  validFrom: string | null
  validUntil: string | null
}

/** Whether a price rule applies at a time. It ends at the moment of `validUntil`. */
export function ruleState({ validFrom, validUntil }: Dated, now: number): RuleState {
  if (validUntil !== null && Date.parse(validUntil) <= now) return 'ended'
  return validFrom !== null && Date.parse(validFrom) > now ? 'later' : 'active'
}
