import { type CSSVariablesResolver, createTheme } from '@mantine/core'

export const theme = createTheme({
  primaryColor: 'blue',
  // Enough contrast with white text (4.5:1) and with a dark background.
  primaryShade: { light: 8, dark: 8 },
  autoContrast: true,
  defaultRadius: 'md',
  cursorType: 'pointer',
  respectReducedMotion: true,
  fontFamily: 'system-ui, -apple-system, "Segoe UI", Roboto, "Noto Sans", Helvetica, Arial, sans-serif',
  headings: { fontWeight: '650' },
})

/** The default muted grey and red, and the hovered light button, have too little contrast for small text. */
export const variables: CSSVariablesResolver = () => ({
  variables: {},
  light: {
    '--mantine-color-dimmed': '#5c6570',
    '--mantine-color-error': 'var(--mantine-color-red-9)',
    '--mantine-color-blue-light-hover': '#c3e3ff',
  },
  dark: { '--mantine-color-dimmed': '#a8b0b8', '--mantine-color-error': 'var(--mantine-color-red-4)' },
})
