import { useEffect, useRef, useState } from 'react'
import { preloadToolSheets } from '../lazy-parts.tsx'
import type { Visit } from '../pause/visit.ts'
import { type Tool, toolButtonId, toolSheetId } from './tool.ts'

/** Which tool is open. At most one; it stays open from question to question. */
export function useTools(visit: Visit, available: readonly Tool[]) {
  const [chosen, setChosen] = useState(visit.tool)
  const focusNext = useRef<string | null>(null)
  const open = chosen !== null && available.includes(chosen) ? chosen : null

  // Moves focus into a tool that was just opened, and back to its button when it closes.
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
      // Waits until the tool's code has loaded. If loading fails, rendering the tool shows the error.
      const openIt = () => show(tool, toolSheetId(tool))
      preloadToolSheets().then(openIt, openIt)
    },
    close: () => open !== null && show(null, toolButtonId(open)),
  }
}

/** The sheet at the bottom may cover the question's text, so scroll that to the top. */
function scrollIntoSight(found: HTMLElement): void {
  const sheet = found.getBoundingClientRect()
  if (sheet.top < 0 || sheet.bottom > innerHeight) found.scrollIntoView({ block: 'nearest' })
  if (!found.matches('[data-tool-sheet]') || getComputedStyle(found).bottom === 'auto') return
  const asked = document.querySelector('[aria-labelledby="question-number"] [id$="-question"]')
  if (asked !== null && asked.getBoundingClientRect().bottom > sheet.top)
    asked.scrollIntoView({ block: 'start' })
}
