import { useEffect } from 'react'
import { toolButtonId } from './tool.ts'

export const swapButtonId = 'swap-button'
export const reportButtonId = 'report-button'

/** Buttons of the practice screen that a key with Alt presses. */
const buttons: Readonly<Record<string, string>> = {
  s: toolButtonId('scratchpad'),
  c: toolButtonId('calculator'),
  q: swapButtonId,
  r: reportButtonId,
}

/** Where Alt (Option) with a letter may be how somebody writes: notes and lines of working. Answers need none of these. */
const ownText = 'textarea, [data-tool-sheet] input[type="text"]'

interface Press extends Pick<
  KeyboardEvent,
  'key' | 'code' | 'altKey' | 'ctrlKey' | 'metaKey' | 'shiftKey' | 'repeat'
> {
  /** It was pressed where letters are written down. */
  isWriting: boolean
}

/** The id of the button that a key presses. On a Mac, Option writes another sign in place of the letter: its place tells. */
export function buttonFor(press: Press): string | undefined {
  // AltGr, which types signs, comes as Alt with Ctrl.
  if (!press.altKey || press.ctrlKey || press.metaKey || press.shiftKey) return undefined
  if (press.repeat || press.isWriting) return undefined
  const letter = /^[a-z]$/i.test(press.key) ? press.key : press.code.replace(/^Key/, '')
  return buttons[letter.toLowerCase()]
}

/** Alt with a letter presses what is on the practice screen, wherever the focus is on it. */
export function usePracticeKeys(): void {
  // Listens to the whole page: the focus may be in the question, in a tool or nowhere.
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
