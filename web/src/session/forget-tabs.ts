// The next person at this computer must not find what this one has typed, in any tab. A session that expires forgets nothing:
// the same person signs in again and goes on.

const signedOutKey = 'buildorder.signed-out'

export function forgetTabs(): void {
  forgetTab()
  forget(localStorage, 'buildorder.checkout.')
  // The other tabs hear of it.
  localStorage.setItem(signedOutKey, String(Date.now()))
}

window.addEventListener('storage', ({ key }) => {
  if (key === signedOutKey) forgetTab()
})

const forgetTab = () => forget(sessionStorage, 'buildorder.')

function forget(storage: Storage, prefix: string): void {
  for (const key of Object.keys(storage)) {
    if (key.startsWith(prefix)) storage.removeItem(key)
  }
}
