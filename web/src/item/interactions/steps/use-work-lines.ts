import { maxStepLength, maxSteps } from '@skills-center/contract/interaction'
import { type ClipboardEvent, type KeyboardEvent, type RefObject, useLayoutEffect, useRef } from 'react'

export const isBlank = (line: string | undefined): boolean => line === undefined || line.trim() === ''

interface WorkLinesOptions {
  lines: readonly string[]
  isLocked: boolean
  /** The last used field, into which the keys type. */
  field: RefObject<HTMLInputElement | null>
  /** Whether the work is finished after this line. */
  isDone: (line: number) => boolean
  /** Judges the line that loses focus, given all typed lines. Returns whether the work can continue below it. */
  onLeave: (lines: readonly string[], line: number) => boolean
  onChange: (lines: readonly string[]) => void
}

/** Editing of lines: Enter adds one, Backspace in an empty line removes it, arrow keys move. */
export function useWorkLines({ lines, isLocked, field, isDone, onLeave, onChange }: WorkLinesOptions) {
  const fields = useRef<(HTMLInputElement | null)[]>([])
  const at = useRef(0)
  const wanted = useRef<number | null>(null)

  // A new line has a field only after it renders.
  useLayoutEffect(() => {
    const line = wanted.current
    if (line === null) return
    wanted.current = null
    focus(line)
  })

  function focus(line: number) {
    const shown = fields.current[line]
    shown?.focus()
    shown?.setSelectionRange(shown.value.length, shown.value.length)
  }

  /** Goes to a new line below this one, or to the empty line already there. */
  function goBelow(line: number) {
    if (line + 1 < lines.length && isBlank(lines[line + 1])) return focus(line + 1)
    if (lines.length >= maxSteps) return
    wanted.current = line + 1
    onChange(lines.toSpliced(line + 1, 0, ''))
  }

  function onKeyDown(event: KeyboardEvent<HTMLInputElement>, line: number) {
    if (event.nativeEvent.isComposing || isLocked) return
    const isLast = line === lines.length - 1
    const isEmpty = isBlank(lines[line])
    switch (event.key) {
      case 'Enter':
        // The event reaches the page, which checks the work.
        if (isLast && (isEmpty ? lines.some((text) => !isBlank(text)) : isDone(line))) return
        event.preventDefault()
        if (!event.repeat && !isEmpty && onLeave(lines, line)) goBelow(line)
        return
      case 'Backspace':
        if (lines[line] !== '' || lines.length < 2) return
        event.preventDefault()
        wanted.current = Math.max(0, line - 1)
        return onChange(lines.toSpliced(line, 1))
      case 'ArrowUp':
      case 'ArrowDown': {
        const to = event.key === 'ArrowUp' ? line - 1 : line + 1
        if (to < 0 || to >= lines.length) return
        event.preventDefault()
        focus(to)
      }
    }
  }

  /** Pasted text with several lines becomes lines of the work. */
  function onPaste(event: ClipboardEvent<HTMLInputElement>, line: number) {
    const pasted = event.clipboardData.getData('text').split(/\r?\n/u)
    if (pasted.length < 2 || isLocked) return
    event.preventDefault()
    const own = [lines[line] ?? '', ...pasted].filter((text) => !isBlank(text))
    const next = lines
      .toSpliced(line, 1, ...own.map((text) => text.trim().slice(0, maxStepLength)))
      .slice(0, maxSteps)
    wanted.current = Math.min(line + own.length, next.length) - 1
    onLeave(next, wanted.current)
    onChange(next)
  }

  return {
    /** Adds a line at the end. */
    addLine() {
      onLeave(lines, lines.length - 1)
      goBelow(lines.length - 1)
    },
    /** Types into the last used line. */
    onType: (text: string) => onChange(lines.with(Math.min(at.current, lines.length - 1), text)),
    /** Props for a line's field. */
    fieldOf: (line: number) => ({
      ref(shown: HTMLInputElement | null) {
        fields.current[line] = shown
        if (line === at.current) field.current = shown
      },
      readOnly: isLocked,
      onChange: (event: { target: HTMLInputElement }) => onChange(lines.with(line, event.target.value)),
      onKeyDown: (event: KeyboardEvent<HTMLInputElement>) => onKeyDown(event, line),
      onPaste: (event: ClipboardEvent<HTMLInputElement>) => onPaste(event, line),
      onFocus(event: { target: HTMLInputElement }) {
        at.current = line
        field.current = event.target
      },
      onBlur: () => void onLeave(lines, line),
    }),
  }
}
