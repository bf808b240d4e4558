import { MathfieldElement } from 'mathlive'
import 'mathlive/fonts.css'
import './math-field.css'
import { useEffect, useRef } from 'react'
import { type AlgebraKind, keypadOf } from './keypad.ts'

// Its fonts are bundled with our files, and it makes no sounds.
MathfieldElement.fontsDirectory = null
MathfieldElement.soundsDirectory = null

export interface MathFieldProps {
  id: string
  label: string
  /** TeX, or plain text from the text field. */
  value: string
  isLocked: boolean
  /** The kind of answer, which decides the keys on a touch screen. */
  kind: AlgebraKind
  letters: readonly string[]
  onType: (tex: string) => void
}

/** An editor that typesets math while typing; its value is TeX. Loaded when a student first asks for it. */
export function MathField({ id, label, value, isLocked, kind, letters, onType }: MathFieldProps) {
  const frame = useRef<HTMLDivElement>(null)
  const field = useRef<MathfieldElement>(null)
  const listener = useRef(onType)
  useEffect(() => {
    listener.current = onType
  })

  // The editor is a custom element that React does not manage.
  useEffect(() => {
    const made = new MathfieldElement({
      mathVirtualKeyboardPolicy: matchMedia('(pointer: coarse)').matches ? 'auto' : 'manual',
    })
    made.id = id
    made.setAttribute('aria-label', label)
    made.className =
      'block w-full border-0 bg-transparent py-2 text-2xl text-ink [--caret-color:var(--color-ink)] [--selection-background-color:var(--color-sunken)] [--selection-color:var(--color-ink)]'
    made.addEventListener('input', () => listener.current(made.value))
    frame.current?.replaceChildren(made)
    made.menuItems = []
    field.current = made
    made.focus()
    return () => {
      field.current = null
      made.remove()
    }
  }, [id, label])

  // The answer may also change from outside: when a question is restarted or a text is filled in.
  useEffect(() => {
    const shown = field.current
    if (shown && shown.value !== value) {
      shown.setValue(value, {
        format: value.includes('\\') ? 'latex' : 'ascii-math',
        silenceNotifications: true,
      })
    }
  }, [value])

  useEffect(() => {
    if (field.current) field.current.readOnly = isLocked
    if (isLocked) window.mathVirtualKeyboard.hide()
  }, [isLocked])

  // The page has one keypad, which belongs to the last field shown.
  const layout = useRef(() => keypadOf(kind, letters))
  useEffect(() => {
    const keypad = window.mathVirtualKeyboard
    keypad.layouts = [layout.current()]
    // Content below the keypad can still be scrolled into view.
    const reserveSpace = () => {
      document.body.style.paddingBottom = keypad.visible ? `${keypad.boundingRect.height}px` : ''
      if (keypad.visible) frame.current?.scrollIntoView({ block: 'nearest' })
    }
    keypad.addEventListener('geometrychange', reserveSpace)
    keypad.addEventListener('virtual-keyboard-toggle', reserveSpace)
    return () => {
      keypad.removeEventListener('geometrychange', reserveSpace)
      keypad.removeEventListener('virtual-keyboard-toggle', reserveSpace)
      keypad.hide()
      document.body.style.paddingBottom = ''
    }
  }, [])

  return <div ref={frame} className="min-w-0 flex-1" />
}
