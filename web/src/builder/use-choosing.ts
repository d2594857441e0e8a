// The open picker is an entry of the browser's history: Back closes it, and a build changes without an entry, so that Back
// never takes a part away.
import { useLocation, useNavigate, useRouter } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import { linkTo } from '../builds/build-link'
import type { Bundle, Product, Slot } from './build'

interface Choosing {
  slot: Slot
  replacing?: string
}

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** The slot whose picker is open, the part to replace, and a number that no other entry has. */
    choosing?: { productGroupId: string; replacing?: string; entry: number }
  }
}

/** Chooses a part for a slot; `onChosen` runs when the picker is closed. */
export function useChoosing(
  bundle: Bundle,
  productIds: string[],
  onChosen: (product: Product, replacing: string | undefined) => void,
) {
  const navigate = useNavigate()
  const { history } = useRouter()
  const state = useLocation({ select: (location) => location.state.choosing })
  const chosen = useRef<{ product: Product; replacing: string | undefined }>(undefined)
  /** Entries in which a part was chosen. The browser's Forward leads there again, to a build that has changed since. */
  const finished = useRef(new Set<number>())
  const isFinished = state !== undefined && finished.current.has(state.entry)
  const slot = bundle.groups.find(({ productGroupId }) => productGroupId === state?.productGroupId)
  const isOpen = slot !== undefined && !isFinished
  const current = useRef(productIds)

  useEffect(() => {
    if (isFinished)
      void navigate({
        to: '/',
        search: linkTo(bundle.bundleId, current.current),
        replace: true,
        resetScroll: false,
      })
    else current.current = productIds
  }, [isFinished, navigate, bundle, productIds])

  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when the picker has closed
  useEffect(() => {
    if (isOpen || !chosen.current) return
    const { product, replacing } = chosen.current
    chosen.current = undefined
    onChosen(product, replacing)
  }, [isOpen])

  const choosing: Choosing | undefined = isOpen
    ? { slot, ...(state?.replacing ? { replacing: state.replacing } : {}) }
    : undefined
  return {
    choosing,
    choose: ({ productGroupId }: Slot, replacing?: string) =>
      navigate({
        to: '/',
        search: linkTo(bundle.bundleId, productIds),
        state: { choosing: { productGroupId, ...(replacing ? { replacing } : {}), entry: Date.now() } },
        resetScroll: false,
      }),
    take: (product: Product) => {
      chosen.current = { product, replacing: state?.replacing }
      if (state) finished.current.add(state.entry)
    },
    close: () => history.back(),
  }
}
