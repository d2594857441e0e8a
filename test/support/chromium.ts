import { findProgram } from './program.ts'

/** The path of a Chromium for the page tests; null, with a warning, if there is none. */
export const findChromium = () =>
  findProgram({
    title: 'Chromium',
    // The first is Chromium without the parts that draw a window: a page test takes a third less processor time.
    names: [
      'chromium-headless-shell',
      'chromium',
      'chromium-browser',
      'google-chrome',
      'google-chrome-stable',
      'chrome',
    ],
    paths: ['/Applications/Google Chrome.app/Contents/MacOS/Google Chrome'],
    variable: 'CHROMIUM',
    packages: 'chromium-headless-shell fonts-dejavu-core',
    tests: 'the tests of the pages',
  })
