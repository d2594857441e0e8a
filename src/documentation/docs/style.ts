/** The documentation page: contents beside the text where there is room, and examples beside the words. */
export const docsStyle = `
.page main { max-width: 78rem; margin: 0; padding: 2rem 1.25rem 6rem; min-width: 0 }
nav { padding: 1rem 1.25rem; border-bottom: 1px solid var(--line); background: var(--panel) }
nav .brand { margin: 0 0 .5rem; font-weight: 650; width: 100% }
nav a { text-decoration: none; color: inherit }
nav a:hover { color: var(--accent) }
nav ul { list-style: none; margin: 0; padding: 0 }
nav .head { display: inline-block; margin: 0 .9rem .35rem 0; color: var(--accent) }
nav .wide { display: none }
.up { position: fixed; right: 1rem; bottom: 1rem; padding: .45rem .9rem; border-radius: 2rem; text-decoration: none;
  background: var(--paper); border: 1px solid var(--line); box-shadow: 0 2px 10px #0003; font-size: .9rem }
.badge { display: inline-block; min-width: 3.4rem; padding: .05rem .35rem; border-radius: .3rem; text-align: center;
  font: 650 .7rem/1.6 ui-monospace, Menlo, Consolas, monospace; letter-spacing: .03em;
  color: var(--tone); background: color-mix(in srgb, var(--tone) 13%, transparent) }
.get { --tone: var(--good) } .post, .put { --tone: var(--write) } .patch { --tone: var(--change) } .delete { --tone: var(--bad) }
.anchor { color: inherit; text-decoration: none }
.anchor:hover::after { content: ' #'; color: var(--muted) }
.line code { background: none; padding: 0; font-size: .95rem }
.index { list-style: none; padding: 0; margin: 1rem 0 }
.index li { padding: .2rem 0 } .index code { background: none }
.operation, .schema { padding-top: 1.25rem; margin-top: 1.75rem; border-top: 1px solid var(--line) }
.operation > h3, .schema > h3 { margin-top: 0 }
:target > h3 .anchor { color: var(--accent) }
.operation, .schema { content-visibility: auto; contain-intrinsic-size: auto 60rem }
input, textarea, select, button { font: inherit; color: inherit; background: var(--paper); border: 1px solid var(--field);
  border-radius: .4rem; padding: .35rem .6rem }
input, textarea, select { width: 100% }
input::placeholder { color: var(--muted); opacity: 1 }
button { cursor: pointer } button:hover { border-color: var(--accent); color: var(--accent) }
:is(input, textarea, select, button):focus-visible { outline: 2px solid var(--accent); outline-offset: 1px }
search { margin: 0 0 1rem } search label { display: block; font-size: .82rem; color: var(--muted) }
#found a { display: block; padding: .3rem 0; line-height: 1.3; overflow-wrap: anywhere }
#found small { display: block; color: var(--muted) } search p { margin: .3rem 0; font-size: .82rem }
.searching > :not(search, .brand) { display: none !important }
.line button { padding: .05rem .6rem; font-size: .82rem; margin-left: .4rem }
.try { background: var(--panel); border: 1px solid var(--line); border-radius: .5rem; padding: .25rem 1rem 1rem; margin: .75rem 0;
  grid-column: 1 / -1; min-width: 0 }
.try > h4 { margin-top: .75rem }
.try label { display: block; margin: .5rem 0 } .try label > span { display: block; font-size: .84rem; font-weight: 600 }
.inputs { display: grid; grid-template-columns: repeat(auto-fill, minmax(min(100%, 16rem), 1fr)); column-gap: 1rem }
.try textarea { font: .82rem/1.5 ui-monospace, Menlo, Consolas, monospace; resize: vertical }
.try pre { background: var(--paper); max-height: 26rem } .try button { font-weight: 600 }
[hidden] { display: none !important }
.steps { padding-left: 1.3rem } .steps li::marker { color: var(--muted); font-weight: 600 } .steps li { margin: 1rem 0 }
.command { user-select: all; -webkit-user-select: all }
.shown pre { max-height: 34rem; font-size: .78rem }
pre i { font-style: normal } pre .key { color: var(--key) } pre .text { color: var(--text) } pre .value { color: var(--value) }
details { margin: .5rem 0 } summary { cursor: pointer; padding: .2rem 0 }
details > table { margin-top: .25rem }
.told, .schema { container-type: inline-size }
.fields, .fields tbody { display: block } .fields thead { display: none }
.fields tr { display: block; padding: .4rem 0 .4rem calc(var(--depth, 0) * 1.1rem); border-bottom: 1px solid var(--line) }
.fields td { display: block; border: 0; padding: 0; overflow-wrap: anywhere }
.inside .name::before { content: '↳ '; color: var(--muted); font-weight: 400 }
.name { white-space: nowrap; font-weight: 600; background: none; padding: 0; margin-right: .4rem }
.type { font-size: .84rem; color: var(--muted); margin-right: .4rem }
.required { font-size: .75rem; color: var(--bad) }
@container (min-width: 38rem) {
  .fields { display: table; table-layout: fixed } .fields tbody { display: table-row-group }
  .fields thead { display: table-header-group } .fields th:first-child { width: 42% }
  .fields tr { display: table-row }
  .fields td { display: table-cell; border-bottom: 1px solid var(--line); padding: .45rem .75rem .45rem 0 }
  .fields td:first-child { padding-left: calc(var(--depth, 0) * 1.1rem) }
}
.problems td:first-child { width: 3.5rem }
.scopes td:first-child { white-space: nowrap }
h4 a { text-transform: none; letter-spacing: 0 }
@media (max-width: 40rem) {
  .limits td:last-child, .limits th:last-child { display: none }
}
@media (min-width: 62rem) {
  .page { display: grid; grid-template-columns: 17.5rem minmax(0, 1fr) }
  .page main { padding: 2.5rem 3rem 6rem }
  .up { display: none }
  nav { position: sticky; top: 0; height: 100vh; overflow-y: auto; border: 0; border-right: 1px solid var(--line);
    padding: 1.75rem 1.25rem; font-size: .9rem }
  nav .brand { font-size: 1.1rem }
  nav .head { display: block; margin: 0; padding: .15rem 0; color: inherit; font-weight: 600 }
  nav .wide { display: block; margin: .1rem 0 .6rem }
  nav li a { display: flex; gap: .55rem; padding: .16rem 0; line-height: 1.35; align-items: baseline }
  nav .badge { flex: none; min-width: 2.9rem; font-size: .62rem; padding: 0 .2rem }
}
@media (min-width: 76rem) {
  .operation { display: grid; grid-template-columns: minmax(0, 1fr) minmax(0, 25rem); column-gap: 2.5rem; align-items: start }
  .operation > h3, .operation > .line { grid-column: 1 / -1 }
  .shown { position: sticky; top: 1rem }
  .shown > h4:first-child, .told > p:first-child { margin-top: .5rem }
}
@media print { nav, .up { display: none } }
`
