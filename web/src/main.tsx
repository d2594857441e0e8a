import '@mantine/core/styles.css'
import '@mantine/notifications/styles.css'
import './style.css'
import './session/arrival'
import { MantineProvider } from '@mantine/core'
import { Notifications } from '@mantine/notifications'
import { QueryClientProvider } from '@tanstack/react-query'
import { RouterProvider } from '@tanstack/react-router'
import { setNonce } from 'get-nonce'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { queryClient } from './api/query-client'
import { config } from './config'
import { router } from './router'
import { watchForMissingParts } from './shell/missing-part'
import { theme, variables } from './theme'

// Open dialogs write a style of their own, which the Content-Security-Policy must know.
if (config.styleNonce) setNonce(config.styleNonce)

watchForMissingParts()

const root = document.getElementById('root')
if (!root) throw new Error('The document has no place for the pages.')

createRoot(root).render(
  <StrictMode>
    <MantineProvider
      theme={theme}
      cssVariablesResolver={variables}
      defaultColorScheme="auto"
      getStyleNonce={() => config.styleNonce ?? ''}
    >
      <Notifications position="top-right" />
      <QueryClientProvider client={queryClient}>
        <RouterProvider router={router} />
      </QueryClientProvider>
    </MantineProvider>
  </StrictMode>,
)
