/**
 * Product lines of solid-state drives for servers, by the words of their names. Source: what is generally known of the makers' ranges; not checked against each data sheet. They are
 * made for constant load and power that never fails, cost more, and some of them start slowly or get hot in a desktop PC.
 */
const lines: readonly RegExp[] = [
  /\bSamsung (PM|SM)(8|9A|9D|16|17)\w+/i,
  /\b(PM893|PM9A3|PM983|PM883|SM883|PM1733|PM1743)\b/i,
  /\bSamsung MZ-?(7[KL]|1L|QL|WL|PL)\w/i,
  /\bMicron (5[1-4]|7[3-5]|9[2-5])00\b/i,
  /\bKingston (SSDNOW )?DC\d{3}/i,
  /\bIntel (SSD )?(DC [SP]|D[357][- ])/i,
  /\bSolidigm D[357]/i,
  /\bNytro\b|\bUltrastar\b|\bIronWolf\b|\bEnterprise\b|\bData ?cent(er|re)\b/i,
  /\bWD Red\b|\bWestern Digital Red\b|\bSA500\b|\bSN700\b/i,
]

export const isServerDrive = (name: string): boolean => lines.some((words) => words.test(name))
