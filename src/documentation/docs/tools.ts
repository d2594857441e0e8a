// What the script of the page fills: the search, and the form of a request. Without the script they stay hidden.
import { type Html, html } from '../html.ts'

export const searchField = (): Html => html`
<search hidden>
<label for="find">Search operations, fields, problems</label>
<input id="find" type="search" autocomplete="off" spellcheck="false">
<p class="muted" role="status"></p>
<ul id="found"></ul>
</search>`

/** One copy of the form is made for each operation that is tried. */
export const requestForm = (basePath: string): Html => html`
<template id="try" data-document="${basePath}/openapi.json">
<form class="try" autocomplete="off">
<h4>Try it</h4>
<p class="muted">Send carries the request out on this service, with the rights of the key. The key stays in this page until you close it.</p>
<label class="credential"><span>API key or access token</span><input name="credential" spellcheck="false" placeholder="bo_demo_100001"></label>
<div class="inputs"></div>
<label class="type"><span>Content type</span><select name="type"></select></label>
<label class="body"><span>Body</span><textarea name="body" spellcheck="false"></textarea></label>
<p><button>Send</button></p>
<p role="status"></p>
<div class="answer" hidden>
<pre class="content" tabindex="0"></pre>
<a class="file" hidden>Save the answer</a>
<details><summary>Headers of the answer</summary><pre class="headers" tabindex="0"></pre></details>
<details><summary>As a command</summary><pre class="command" tabindex="0"></pre></details>
</div>
</form>
</template>`
