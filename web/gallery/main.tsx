import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import '../src/ui/faces.css'
import '../src/ui/theme.css'
import './gallery.css'
import { Gallery } from './gallery.tsx'
import { showAsPrinted } from './print-view.ts'
import { readRoute } from './route.ts'
import { SampleBoundary } from './sample-boundary.tsx'

const root = document.getElementById('root')
if (root === null) throw new Error('index.html has no element #root.')
const drawing = createRoot(root)

function show(): void {
  const route = readRoute(location.search)
  const { dataset } = document.documentElement
  if (route.theme === undefined) delete dataset['theme']
  else dataset['theme'] = route.theme
  drawing.render(
    <StrictMode>
      <SampleBoundary key={location.search} name="The page">
        <Gallery route={route} />
      </SampleBoundary>
    </StrictMode>,
  )
}

show()
// Links reload the page; tests change the address in place, which is faster.
addEventListener('popstate', show)
if (readRoute(location.search).media === 'print') showAsPrinted()
