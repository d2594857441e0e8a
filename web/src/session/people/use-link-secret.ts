import { useNavigate, useRouterState } from '@tanstack/react-router'
import { useEffect, useState } from 'react'

/** The secret of a link, from behind `#`. It does not stay in the address or in the history. */
export function useLinkSecret(page: '/set-password' | '/sign-in-link'): string {
  const hash = useRouterState({ select: ({ location }) => location.hash })
  const navigate = useNavigate()
  const [secret, setSecret] = useState(hash)
  useEffect(() => {
    if (hash === '') return
    setSecret(hash)
    void navigate({ to: page, replace: true })
  }, [hash, navigate, page])
  return secret
}
