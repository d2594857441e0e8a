// Operations above the target of a jump get their real heights only when they come near the screen (content-visibility), which moves the
// target after the browser has scrolled to it.

const frames = 10

/** Scrolls to the target again while the page settles. */
export function keepTarget(): void {
  addEventListener('hashchange', () => {
    const target = document.getElementById(decodeURIComponent(location.hash.slice(1)))
    let left = frames
    const scroll = () => {
      target?.scrollIntoView({ behavior: 'instant' })
      if (--left > 0) requestAnimationFrame(scroll)
    }
    scroll()
  })
}
