import { join } from 'node:path'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'
import { bundledLicenses } from './bundled-licenses.ts'
import { chunkGroups } from './chunks.ts'
import { mantineStyles } from './mantine-styles.ts'

const service = process.env.SERVICE ?? 'http://127.0.0.1:8080'

/** The values that a running service would write into the document, so that sign-in works the same. */
async function configOfService(): Promise<string> {
  const answer = await fetch(service, { headers: { accept: 'text/html' } }).catch(() => undefined)
  const config = /<meta name="buildorder" content="([^"]*)"/.exec((await answer?.text()) ?? '')?.[1]
  if (!config)
    console.warn(`There are no pages at ${service}: start the service, or say where it is with SERVICE.`)
  return config ?? '{&quot;version&quot;:&quot;dev&quot;,&quot;demo&quot;:true}'
}

/** The development server replaces the service, which fills in the document when it serves it. */
const fillInDocument: Plugin = {
  name: 'fill-in-document',
  apply: 'serve',
  transformIndexHtml: async (html) => {
    const config = await configOfService()
    return html.replace('%BASE%', '/').replace('%CONFIG%', () => config)
  },
}

export default defineConfig({
  root: import.meta.dirname,
  // Relative to the document's <base>, so that one build works with every BASE_PATH.
  base: './',
  resolve: { alias: { '@buildorder/client': join(import.meta.dirname, '../client/src/index.ts') } },
  plugins: [react(), mantineStyles, fillInDocument, bundledLicenses],
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    // Nothing inline: the Content-Security-Policy allows no data: scripts or styles.
    assetsInlineLimit: 0,
    // One style file: split files are not smaller in total, and each is another request.
    cssCodeSplit: false,
    modulePreload: { polyfill: false },
    target: 'es2023',
    // Browsers that support light-dark() natively: the fallback ignores the chosen colour scheme.
    cssTarget: ['chrome123', 'edge123', 'firefox120', 'safari17.5'],
    reportCompressedSize: false,
    // The size that matters is the transfer of the first view, which a test measures.
    chunkSizeWarningLimit: 1000,
    rolldownOptions: {
      input: {
        index: join(import.meta.dirname, 'index.html'),
        docs: join(import.meta.dirname, 'src/documentation/main.ts'),
      },
      output: {
        codeSplitting: { groups: chunkGroups },
        // The service writes the documentation page, and knows its script by this name.
        entryFileNames: ({ name }) => (name === 'docs' ? 'docs.js' : 'assets/[name]-[hash].js'),
      },
    },
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
        '/problems',
        '/openapi.json',
      ].map((path) => [path, service]),
    ),
  },
})
