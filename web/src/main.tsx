import '@mantine/core/styles.css'
import './style.css'
import './session/issuer-response'
import { ApiProblem } from '@buildorder/client'
import { MantineProvider } from '@mantine/core'
import { QueryClientProvider } from '@tanstack/react-query'
import { RouterProvider } from '@tanstack/react-router'
import { setNonce } from 'get-nonce'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { queryClient } from './api/query-client'
import { config } from './config'
import { router } from './router'
import { Messages } from './shell/messages'
import { isMissingFile, watchForMissingFiles } from './shell/missing-file'
import { theme, variables } from './theme'

// Open dialogs insert a style element, which the Content-Security-Policy must allow.
if (config.styleNonce) setNonce(config.styleNonce)

watchForMissingFiles()

const root = document.getElementById('root')
if (!root) throw new Error('The document has no place for the pages.')

/** The page shows errors that it expects; only unexpected errors are logged. */
const onCaughtError = (error: unknown) => {
  if (!(error instanceof ApiProblem) && !isMissingFile(error)) console.error(error)
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
