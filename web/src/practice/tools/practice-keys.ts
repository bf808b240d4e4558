import { useEffect } from 'react'
import { toolButtonId } from './tool.ts'

export const swapButtonId = 'swap-button'
export const reportButtonId = 'report-button'

/** The button that each Alt shortcut presses on the practice screen. */
const buttons: Readonly<Record<string, string>> = {
  s: toolButtonId('scratchpad'),
  c: toolButtonId('calculator'),
  q: swapButtonId,
  r: reportButtonId,
}

/**
 * Fields in which Alt (Option) plus a letter may be text input: notes and work. Answer fields never need those
 * characters.
 */
const ownText = 'textarea, [data-tool-sheet] input[type="text"]'

interface Press extends Pick<
  KeyboardEvent,
  'key' | 'code' | 'altKey' | 'ctrlKey' | 'metaKey' | 'shiftKey' | 'repeat'
> {
  /** The key was pressed in a field for free text. */
  isWriting: boolean
}

/** The id of the button that a key presses. On a Mac, Option changes the character, so the physical key decides. */
export function buttonFor(press: Press): string | undefined {
  // AltGr, which types characters, is reported as Alt with Ctrl.
  if (!press.altKey || press.ctrlKey || press.metaKey || press.shiftKey) return undefined
  if (press.repeat || press.isWriting) return undefined
  const letter = /^[a-z]$/i.test(press.key) ? press.key : press.code.replace(/^Key/, '')
  return buttons[letter.toLowerCase()]
}

/** Alt plus a letter presses a button of the practice screen, wherever focus is. */
export function usePracticeKeys(): void {
  // Listens on the whole page: focus may be in the question, in a tool, or nowhere.
  useEffect(() => {
    function onKeyDown(event: KeyboardEvent) {
      const isWriting = event.target instanceof Element && event.target.matches(ownText)
      const { key, code, altKey, ctrlKey, metaKey, shiftKey, repeat } = event
      const id = buttonFor({ key, code, altKey, ctrlKey, metaKey, shiftKey, repeat, isWriting })
      const button = id === undefined ? null : document.getElementById(id)
      if (button === null || document.querySelector('dialog[open]') !== null) return
      event.preventDefault()
      button.click()
    }
    addEventListener('keydown', onKeyDown)
    return () => removeEventListener('keydown', onKeyDown)
  }, [])
}
