// The form, kept in the cart while it is typed, so that it survives a reload and another device. What the service does
// not have yet is kept in the tab.
import { useDebouncedCallback } from '@mantine/hooks'
import { useRef, useState } from 'react'
import { type Cart, changeCart, useCartChange } from '../cart/cart-query'
import { type Form, formAfterOrder, formOf, keptForm } from './form'
import { type Owner, tabMemory } from './tab-memory'

const pauseMs = 800

interface Typed {
  form: Form
  /** The chosen delivery option. */
  picked: string | null
}

export function useKeptForm(cart: Cart, owner: Owner, country: string, quantity: number) {
  const unsaved = tabMemory<Typed>('form', owner)
  const [typed, setTyped] = useState<Typed>(() => {
    const recalled = unsaved.recall()
    const saved = { form: formOf(cart, country, quantity), picked: cart.delivery?.deliveryOptionId ?? null }
    return recalled ? { ...recalled, form: { ...recalled.form, quantity: String(quantity) } } : saved
  })
  const latest = useRef(typed)
  const { mutateAsync } = useCartChange(changeCart)

  const save = async () => {
    const now = latest.current
    await mutateAsync(keptForm(now.form, now.picked))
    if (latest.current === now) unsaved.forget()
  }
  // A failure loses nothing: the tab keeps the form, and the next change or the next step stores it.
  const later = useDebouncedCallback(() => void save().catch(() => {}), {
    delay: pauseMs,
    flushOnUnmount: true,
  })
  const change = (next: Typed) => {
    latest.current = next
    setTyped(next)
    unsaved.keep(next)
    later()
  }
  return {
    ...typed,
    setForm: (form: Form) => change({ ...latest.current, form }),
    pick: (picked: string) => change({ ...latest.current, picked }),
    /** Stores what is typed now. */
    save: () => {
      later.cancel()
      return save()
    },
    /** No later write may bring the form of an order back. */
    pause: () => later.cancel(),
    clear: () => {
      later.cancel()
      unsaved.forget()
      void mutateAsync(formAfterOrder(latest.current.form)).catch(() => {})
    },
  }
}
