import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { App } from './app/app.tsx'
import { showKeptPreferences } from './platform/preferences.ts'
import './ui/theme.css'

// Each page brings its own title; the browser would show the shell's, which comes first in the head.
document.querySelector('title[data-shell]')?.remove()

showKeptPreferences()

const root = document.getElementById('root')
if (root === null) throw new Error('index.html has no element #root.')
createRoot(root).render(
  <StrictMode>
    <App />
  </StrictMode>,
)
