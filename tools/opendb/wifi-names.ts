/** Words by which makers name a board with Wi-Fi. */
const named = /wi-?fi|\/ac\b|\bA[CX]\d?\b|\bBE\d?\b/i

/**
 * Lines of boards of which every one with Wi-Fi has it in its name, because the same board is sold without. The large boards
 * (AORUS MASTER, MEG, ROG, Taichi) have Wi-Fi and do not say so, and open data drops the word now and then: they are left out.
 */
const lines: readonly RegExp[] = [
  /^ASUS (.* )?(PRIME|TUF GAMING)\b|^ASUS\b.*-CSM\b/i,
  /^Biostar\b(?!.*VALKYRIE)/i,
  /^Gigabyte\b.*\b([DS]\dHP?|UD|HD3|GAMING X)\b(?!.*(GEN5|ICE))/i,
  /^Gigabyte [ABHXZ]\d{3}E? ?M [CEHKS]\b/i,
  /^ASRock\b.*(-HDV|\bHVS\b|-H2?\/M\.2|\bPG (Riptide|Lightning)\b|\bPro RS\b|\bPro4\b|\bPro-A\b|\bChallenger\b|\bLiveMixer\b)/i,
  /^MSI (.* )?PRO ([A-Z]\d+M?|M)?-?[ABEGP]\b/i,
]

export const hasWifiInName = (name: string): boolean => named.test(name)

/** Whether a board of its line would say so if it had Wi-Fi. */
export const wouldNameWifi = (name: string): boolean => lines.some((line) => line.test(name))
