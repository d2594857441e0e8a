import type { PropsWithChildren } from 'react'
import type { Right } from '../../../../src/contract/rights.ts'
import { useMay } from '../../session/me'

/** What only people with a right are shown. */
export const ForRight = ({ right, children }: PropsWithChildren<{ right: Right }>) =>
  useMay(right) ? children : null
