import { htmlPage } from './frame.ts'
import { html } from './html.ts'

/** What this is, and where to go. */
export const homePage = (basePath: string, version: string): string =>
  htmlPage(
    'Buildorder',
    html`<main>
<h1>Buildorder</h1>
<p>Ordering and PC building for shops and resellers. <span class="muted">Version ${version}</span></p>
<ul>
<li><a href="${basePath}/docs">Documentation</a>: how to order and how to build a PC, with commands to try</li>
<li><a href="${basePath}/docs/rules">Compatibility rules</a>: what is checked, and what it says</li>
<li><a href="${basePath}/problems">Problems</a>: every error code, and what to do</li>
<li><a href="${basePath}/openapi.json">OpenAPI document</a></li>
</ul>
<p class="muted">The pages for building a PC and for the back office were not built: npm run build:pages.</p>
</main>`,
  )
