import '@mantine/core/styles.css'
import './style.css'
import './session/arrival'
import { MantineProvider } from '@mantine/core'
import { QueryClientProvider } from '@tanstack/react-query'
import { RouterProvider } from '@tanstack/react-router'
import { setNonce } from 'get-nonce'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { ApiProblem } from './api/problem'
import { queryClient } from './api/query-client'
import { config } from './config'
import { router } from './router'
import { Messages } from './shell/messages'
import { isMissingPart, watchForMissingParts } from './shell/missing-part'
import { theme, variables } from './theme'

// Open dialogs write a style of their own, which the Content-Security-Policy must know.
if (config.styleNonce) setNonce(config.styleNonce)

watchForMissingParts()

const root = document.getElementById('root')
if (!root) throw new Error('The document has no place for the pages.')

/** The page says what it could not get; only what nobody expected is for the console. */
const onCaughtError = (error: unknown) => {
  if (!(error instanceof ApiProblem) && !isMissingPart(error)) console.error(error)
}

createRoot(root, { onCaughtError }).render(
  <StrictMode>
    <MantineProvider
      theme={theme}
      cssVariablesResolver={variables}
      defaultColorScheme="auto"
      getStyleNonce={() => config.styleNonce ?? ''}
    >
      <Messages />
      <QueryClientProvider client={queryClient}>
        <RouterProvider router={router} />
      </QueryClientProvider>
    </MantineProvider>
  </StrictMode>,
)
