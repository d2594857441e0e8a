import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'
import { mantineStyles } from './mantine-styles.ts'

/** The development server stands in for the service, which fills in the document when it serves it. */
const fillInDocument: Plugin = {
  name: 'fill-in-document',
  apply: 'serve',
  transformIndexHtml: (html) =>
    html
      .replace('%BASE%', '/')
      .replace('%CONFIG%', '{&quot;version&quot;:&quot;dev&quot;,&quot;demo&quot;:true}'),
}

const service = process.env.SERVICE ?? 'http://127.0.0.1:8080'

export default defineConfig({
  root: import.meta.dirname,
  // Relative to the document's <base>, so that one build works behind every BASE_PATH.
  base: './',
  plugins: [react(), mantineStyles, fillInDocument],
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    // Nothing inline: the Content-Security-Policy allows no data: scripts or styles.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    target: 'es2023',
    reportCompressedSize: false,
    // What matters is what the first view transfers, which a test measures.
    chunkSizeWarningLimit: 1000,
  },
  server: {
    proxy: Object.fromEntries(
      [
        '/checkout/v1',
        '/orders/v1',
        '/pcconfig',
        '/catalog',
        '/fulfilment',
        '/customers',
        '/docs',
        '/openapi.json',
      ].map((path) => [path, service]),
    ),
  },
})
