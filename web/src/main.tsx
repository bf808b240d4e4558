import { StrictMode, startTransition } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { App } from './app/app.tsx'
import { type InitialData, loadPage, loadSession, type PageData } from './app/page-data.ts'
import { loadInitialMessages } from './language/catalogues.ts'
import { addressBase, language, setLanguage } from './language/language.ts'
import { watchInstall } from './platform/install.ts'
import { showStoredPreferences } from './platform/preferences.ts'
import { createQueryClient } from './platform/queries.ts'
import './platform/no-eval.ts'

showStoredPreferences()
watchInstall()

const root = document.getElementById('root')
if (root === null) throw new Error('index.html has no element #root.')
const client = createQueryClient()
const written = document.getElementById('page-data')?.textContent
// English has nothing to load, so the page renders at once.
if (language() === 'en') begin(root)
else
  loadInitialMessages().then(
    () => begin(root),
    () => {
      // English is better than nothing; a reload tries again.
      setLanguage('en')
      begin(root, false)
    },
  )

function begin(container: HTMLElement, canHydrate = true) {
  document.documentElement.lang = language()
  // oxlint-disable-next-line typescript/consistent-type-assertions -- our own server wrote it from the same contract, and a visitor's first page does without zod
  const data = written === undefined ? null : (JSON.parse(written) as PageData)
  if (data !== null) loadPage(client, data)
  if (data !== null && canHydrate) {
    startTransition(() => void hydrateRoot(container, drawn(data.origin)))
    // See start.ts.
    dispatchEvent(new Event('page-hears'))
    return
  }
  const initialData = readInitialData()
  // If answers from an earlier visit are still unsent, the server's HTML does not include them yet.
  if (initialData !== null && loadSession(client, initialData) && initialData.isDrawn && canHydrate) {
    startTransition(() => void hydrateRoot(container, drawn(initialData.origin)))
    return
  }
  // Each page renders its own title; the browser would use the server's, which comes first in the head.
  document.querySelector('head > title')?.remove()
  // In a transition, so that the browser can paint and respond meanwhile. The server's HTML stays until there is more
  // to show.
  if (initialData === null) container.replaceChildren()
  startTransition(() => createRoot(container).render(drawn(location.origin)))
}

function readInitialData(): InitialData | null {
  const text = document.getElementById('initial-data')?.textContent
  // oxlint-disable-next-line typescript/consistent-type-assertions -- our own server wrote it, each reply by its contract
  return text === undefined ? null : (JSON.parse(text) as InitialData)
}

function drawn(origin: string) {
  return (
    <StrictMode>
      <App client={client} origin={origin} base={addressBase()} />
    </StrictMode>
  )
}
