import { Button, TextInput, VisuallyHidden } from '@mantine/core'
import { useEffect, useState } from 'react'
import { writeParts } from '../builds/build-link'
import { texts } from '../texts'
import { useBuilder } from './builder-context'

const words = texts.builder

/** The address contains the build: to share it, copy the address. */
export function ShareButton() {
  const { productIds } = useBuilder()
  const parts = writeParts(productIds)
  const [state, setState] = useState<'idle' | 'copied' | 'by hand'>('idle')
  // biome-ignore lint/correctness/useExhaustiveDependencies: what was copied is another build now
  useEffect(() => setState('idle'), [parts])
  const share = async () => {
    try {
      await navigator.clipboard.writeText(location.href)
      setState('copied')
    } catch {
      // There is no clipboard without https or without permission.
      setState('by hand')
    }
  }
  if (state === 'by hand')
    return (
      <TextInput
        autoFocus
        readOnly
        aria-label={words.shareByHand}
        description={words.shareByHand}
        value={location.href}
        onFocus={(event) => event.currentTarget.select()}
      />
    )
  return (
    <>
      <Button variant="default" size="xs" onClick={share} miw={96}>
        {state === 'copied' ? words.shared : words.share}
      </Button>
      <VisuallyHidden role="status">{state === 'copied' && words.shared}</VisuallyHidden>
    </>
  )
}
