/** What all pages share: colours for light and dark, text, tables, code. */
export const style = `
:root {
  color-scheme: light dark;
  --ink: #18222d; --muted: #5a6875; --line: #dde3e9; --field: #8592a0; --paper: #fff; --panel: #f5f7f9; --accent: #0b5cad;
  --good: #14733c; --write: #0b5cad; --change: #8a4b00; --bad: #b3261e;
  --key: #0b4f79; --text: #14733c; --value: #8a4b00;
}
@media (prefers-color-scheme: dark) {
  :root {
    --ink: #dfe6ed; --muted: #98a6b4; --line: #2b3641; --field: #66747f; --paper: #11171d; --panel: #19212a; --accent: #74b8ff;
    --good: #6fd196; --write: #74b8ff; --change: #f0b35e; --bad: #ff8f85;
    --key: #9ccbf0; --text: #8fd6a9; --value: #f0b35e;
  }
}
* { box-sizing: border-box }
html { scroll-padding-top: 1.5rem; -webkit-text-size-adjust: 100% }
body { margin: 0; font: 16px/1.6 system-ui, -apple-system, 'Segoe UI', sans-serif; color: var(--ink); background: var(--paper) }
main { max-width: 62rem; margin: 0 auto; padding: 2rem 1.25rem 5rem }
a { color: var(--accent); text-underline-offset: .15em }
a:has(> code) { text-decoration: none } a:hover:has(> code) { text-decoration: underline }
a:focus-visible, summary:focus-visible { outline: 2px solid var(--accent); outline-offset: 2px; border-radius: .2em }
h1, h2, h3, h4 { line-height: 1.25; text-wrap: balance }
h1 { font-size: 2rem; margin: 0 0 .5rem; letter-spacing: -.015em }
h2 { font-size: 1.45rem; margin: 3.5rem 0 .6rem; letter-spacing: -.01em }
h3 { font-size: 1.12rem; margin: 1.75rem 0 .35rem }
h4 { font-size: .8rem; margin: 1.5rem 0 .4rem; color: var(--muted); text-transform: uppercase; letter-spacing: .06em }
p { margin: .5rem 0; max-width: 46rem }
code, pre { font-family: ui-monospace, 'SF Mono', 'Cascadia Code', Menlo, Consolas, monospace }
code { font-size: .88em; background: var(--panel); padding: .1em .32em; border-radius: .3em; overflow-wrap: anywhere }
pre { font-size: .82rem; line-height: 1.55; background: var(--panel); border: 1px solid var(--line); border-radius: .5rem;
  padding: .8rem 1rem; margin: .5rem 0; overflow: auto; tab-size: 2 }
pre code { font-size: inherit; background: none; padding: 0; overflow-wrap: normal }
table { border-collapse: collapse; width: 100%; font-size: .93rem }
th, td { text-align: left; vertical-align: top; padding: .45rem .75rem .45rem 0; border-bottom: 1px solid var(--line) }
th { color: var(--muted); font-weight: 600; font-size: .82rem }
.muted { color: var(--muted) }
.status { font-variant-numeric: tabular-nums; font-weight: 600 }
`
