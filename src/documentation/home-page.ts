import { htmlPage } from './frame.ts'
import { html } from './html.ts'

/** Start page with links. */
export const homePage = (basePath: string, version: string): string =>
  htmlPage(
    'Buildorder',
    html`<main>
<h1>Buildorder</h1>
<p>Ordering and PC building for shops and resellers. <span class="muted">Version ${version}</span></p>
<ul>
<li><a href="${basePath}/docs">Documentation</a>: API reference with commands to try</li>
<li><a href="${basePath}/docs/rules">Compatibility rules</a>: checks and their messages</li>
<li><a href="${basePath}/problems">Problems</a>: every error code, and what to do</li>
<li><a href="${basePath}/openapi.json">OpenAPI document</a></li>
</ul>
<p class="muted">The web pages are not built. Build them with: npm run build:pages.</p>
</main>`,
  )
