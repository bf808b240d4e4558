import { MathfieldElement } from 'mathlive'
import 'mathlive/fonts.css'
import './math-field.css'
import { useEffect, useRef } from 'react'

// Its fonts come with our own files, and it makes no sounds.
MathfieldElement.fontsDirectory = null
MathfieldElement.soundsDirectory = null

export interface MathFieldProps {
  id: string
  label: string
  /** TeX, or plain text when it comes from the text field. */
  value: string
  isLocked: boolean
  onType: (tex: string) => void
}

/** An editor that sets math while it is typed; what it tells is TeX. Loaded when a student first asks for it. */
export function MathField({ id, label, value, isLocked, onType }: MathFieldProps) {
  const frame = useRef<HTMLDivElement>(null)
  const field = useRef<MathfieldElement>(null)
  const heard = useRef(onType)
  useEffect(() => {
    heard.current = onType
  })

  // The editor is an element of its own, which React does not know.
  useEffect(() => {
    const made = new MathfieldElement({
      mathVirtualKeyboardPolicy: matchMedia('(pointer: coarse)').matches ? 'auto' : 'manual',
    })
    made.id = id
    made.setAttribute('aria-label', label)
    made.className =
      'block w-full border-0 bg-transparent py-2 text-2xl text-ink [--caret-color:var(--color-ink)] [--selection-background-color:var(--color-sunken)] [--selection-color:var(--color-ink)]'
    made.addEventListener('input', () => heard.current(made.value))
    frame.current?.replaceChildren(made)
    made.menuItems = []
    field.current = made
    made.focus()
    return () => {
      field.current = null
      made.remove()
    }
  }, [id, label])

  // What is answered may change from outside: a question that is begun anew, a text that is brought along.
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
  }, [isLocked])

  return <div ref={frame} className="min-w-0 flex-1" />
}
