import { type Html, html } from './html.ts'
import { style } from './style.ts'

/** A complete page with its style; it loads no other files. */
export const htmlPage = (title: string, body: Html, extraStyle = ''): string =>
  html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}</title>
<style>${{ markup: style + extraStyle }}</style>
</head>
<body>
${body}
</body>
</html>
`.markup
