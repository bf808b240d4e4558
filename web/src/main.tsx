import { StrictMode, startTransition } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { App } from './app/app.tsx'
import { type Handed, knowPage, knowSession, type PageData } from './app/page-data.ts'
import { loadFirstWords } from './language/catalogues.ts'
import { addressBase, language, speak } from './language/language.ts'
import { watchInstall } from './platform/install.ts'
import { showKeptPreferences } from './platform/preferences.ts'
import { createQueryClient } from './platform/queries.ts'
import './platform/no-eval.ts'
import './ui/faces.css'
import './ui/theme.css'
// Pages that come drawn from the server may hold math.
import './item/rich-text.css'

showKeptPreferences()
watchInstall()

const root = document.getElementById('root')
if (root === null) throw new Error('index.html has no element #root.')
const client = createQueryClient()
const written = document.getElementById('page-data')?.textContent
// In English there is nothing to wait for, and the page is drawn in this very moment.
if (language() === 'en') begin(root)
else
  loadFirstWords().then(
    () => begin(root),
    () => {
      // Better in English than not at all; another try is another load.
      speak('en')
      begin(root, false)
    },
  )

function begin(container: HTMLElement, canHydrate = true) {
  document.documentElement.lang = language()
  // oxlint-disable-next-line typescript/consistent-type-assertions -- our own server wrote it from the same contract, and a visitor's first page does without zod
  const data = written === undefined ? null : (JSON.parse(written) as PageData)
  if (data !== null) knowPage(client, data)
  if (data !== null && canHydrate) {
    startTransition(() => void hydrateRoot(container, drawn(data.origin)))
    // See early.ts.
    document.dispatchEvent(new Event('page-hears'))
    return
  }
  // Each page brings its own title; the browser would show the shell's, which comes first in the head.
  document.querySelector('title[data-shell]')?.remove()
  const handed = document.getElementById('handed')?.textContent
  // oxlint-disable-next-line typescript/consistent-type-assertions -- our own server wrote it; each reply is read by its contract where it is taken
  if (handed !== undefined) knowSession(client, JSON.parse(handed) as Handed)
  // In slices, between which the browser can paint and answer. What the server drew stays until there is more to see.
  if (handed === undefined) container.replaceChildren()
  startTransition(() => createRoot(container).render(drawn(location.origin)))
}

function drawn(origin: string) {
  return (
    <StrictMode>
      <App client={client} origin={origin} base={addressBase()} />
    </StrictMode>
  )
}
