// Makes the images of docs/tutorial/pages.md: a service with the demo data, simulated orders, and a browser that captures every
// page. `npm run screenshots`
import { mkdirSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openStore } from '../src/app/open-store.ts'
import { createService } from '../src/app/service.ts'
import { readSettings } from '../src/app/settings.ts'
import { findChromium } from '../test/support/chromium.ts'
import { seedDemo } from '../tools/demo/seed.ts'
import { openBrowser } from './screenshots/browser.ts'
import { shots } from './screenshots/shots.ts'
import { playStory, storyBegins } from './screenshots/story.ts'

const images = join(import.meta.dirname, '../docs/images')
const wanted = process.argv.slice(2)

const executablePath = findChromium()
if (!executablePath) process.exit(1)

const folder = mkdtempSync(join(tmpdir(), 'buildorder-screenshots-'))
const settings = readSettings({ PORT: '0', DATA_DIR: folder, WEBHOOK_ALLOW_PRIVATE: 'true' })
const store = await openStore(settings)
const time = { now: storyBegins }
await seedDemo(store, time.now)
const service = await createService({ settings, store, clock: () => time.now })
const address = await service.listen()
const browser = await openBrowser(executablePath, address, time)
try {
  const story = await playStory(address, time)
  mkdirSync(images, { recursive: true })
  if (wanted.length === 0) for (const file of readdirSync(images)) rmSync(join(images, file))
  for (const shot of shots.filter(({ name }) => wanted.length === 0 || wanted.includes(name))) {
    writeFileSync(join(images, `${shot.name}.webp`), await browser.look(shot, story))
    console.log(`docs/images/${shot.name}.webp`)
  }
  const bytes = readdirSync(images).reduce((sum, file) => sum + statSync(join(images, file)).size, 0)
  console.log(`${(bytes / 1000).toFixed(0)} kB in all`)
} finally {
  await browser.close()
  await service.close()
  await store.close()
  rmSync(folder, { recursive: true })
}
