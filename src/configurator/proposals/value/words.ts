import type { Purpose } from '../../../contract/purpose.ts'

export const purposeWords: Record<Purpose, string> = {
  gaming: 'gaming',
  office: 'office work',
  workstation: 'work on many cores',
  quiet: 'a quiet desk',
}
