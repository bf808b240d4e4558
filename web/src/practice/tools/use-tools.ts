import { useEffect, useRef, useState } from 'react'
import { fetchToolSheets } from '../opened-later.tsx'
import type { Visit } from '../pause/visit.ts'
import { type Tool, toolButtonId, toolSheetId } from './tool.ts'

/** Which tool is open: one at a time, kept from question to question. */
export function useTools(visit: Visit, available: readonly Tool[]) {
  const [chosen, setChosen] = useState(visit.tool)
  const focusNext = useRef<string | null>(null)
  const open = chosen !== null && available.includes(chosen) ? chosen : null

  // Puts the focus into a tool that was just opened, and back on its button when it is put away.
  useEffect(() => {
    const found = focusNext.current === null ? null : document.getElementById(focusNext.current)
    focusNext.current = null
    const target = found?.querySelector<HTMLElement>('[data-begin]') ?? found
    target?.focus({ preventScroll: true })
    if (found !== null) scrollIntoSight(found)
  }, [open])

  function show(tool: Tool | null, focus: string) {
    focusNext.current = focus
    visit.tool = tool
    setChosen(tool)
  }
  return {
    open,
    toggle(tool: Tool) {
      if (open === tool) return show(null, toolButtonId(tool))
      // The focus goes into what is there; where it cannot be fetched, the page says so when it is drawn.
      const openIt = () => show(tool, toolSheetId(tool))
      fetchToolSheets().then(openIt, openIt)
    },
    close: () => open !== null && show(null, toolButtonId(open)),
  }
}

/** A sheet at the foot of the window is in sight, but what is asked may be under it: that comes up to the top. */
function scrollIntoSight(found: HTMLElement): void {
  const sheet = found.getBoundingClientRect()
  if (sheet.top < 0 || sheet.bottom > innerHeight) found.scrollIntoView({ block: 'nearest' })
  if (!found.matches('[data-tool-sheet]') || getComputedStyle(found).bottom === 'auto') return
  const asked = document.querySelector('[aria-labelledby="question-number"] [id$="-question"]')
  if (asked !== null && asked.getBoundingClientRect().bottom > sheet.top)
    asked.scrollIntoView({ block: 'start' })
}
