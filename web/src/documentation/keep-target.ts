// Operations above the target of a jump get their real heights only when they come near the screen (content-visibility), which moves the
// target after the browser has scrolled to it.

/** The page has settled if the target has not moved for so many frames, and so long: a busy machine shows few frames. */
const stillFrames = 10
const stillMs = 500

/** Scrolls to the target again until the page has settled, or the reader does something. */
export function keepTarget(): void {
  let isReading = false
  for (const act of ['wheel', 'touchstart', 'pointerdown', 'keydown'])
    addEventListener(act, () => (isReading = true), { passive: true })

  addEventListener('hashchange', () => {
    const target = document.getElementById(decodeURIComponent(location.hash.slice(1)))
    let place: number | undefined
    let still = { frames: 0, since: performance.now() }
    isReading = false
    const scroll = () => {
      if (!target || isReading) return
      target.scrollIntoView({ behavior: 'instant' })
      const { offsetTop } = target
      if (offsetTop !== place) still = { frames: 0, since: performance.now() }
      place = offsetTop
      if (++still.frames < stillFrames || performance.now() - still.since < stillMs)
        requestAnimationFrame(scroll)
    }
    scroll()
  })
}
