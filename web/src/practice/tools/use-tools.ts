import { useEffect, useRef, useState } from 'react'
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
    // A sheet that stays at the foot of the window is in sight as it is.
    const { top = 0, bottom = 0 } = target?.getBoundingClientRect() ?? {}
    if (top < 0 || bottom > innerHeight) target?.scrollIntoView({ block: 'nearest' })
  }, [open])

  function show(tool: Tool | null, focus: string) {
    focusNext.current = focus
    visit.tool = tool
    setChosen(tool)
  }
  return {
    open,
    toggle: (tool: Tool) => (open === tool ? show(null, toolButtonId(tool)) : show(tool, toolSheetId(tool))),
    close: () => open !== null && show(null, toolButtonId(open)),
  }
}
