import type { RefObject } from 'react'

/** A sign that phones' number pads lack. */
export interface EntryKey {
  text: string
  shown: string
  name: string
}

export const minusKey: EntryKey = { text: '-', shown: '\u2212', name: 'Minus' }
export const slashKey: EntryKey = { text: '/', shown: '/', name: 'Fraction bar' }
export const spaceKey: EntryKey = { text: ' ', shown: 'space', name: 'Space' }

/** Keys for touch screens that type at the cursor of the field and leave the keyboard open. */
export function EntryKeys({
  keys,
  field,
  isLocked,
  onType,
}: {
  keys: readonly EntryKey[]
  field: RefObject<HTMLInputElement | null>
  isLocked: boolean
  onType: (text: string) => void
}) {
  function type(key: EntryKey) {
    const input = field.current
    if (input === null) return
    input.focus()
    const start = input.selectionStart ?? input.value.length
    input.setRangeText(key.text, start, input.selectionEnd ?? start, 'end')
    onType(input.value)
  }
  return (
    <div className="mt-3 hidden gap-2 pointer-coarse:flex">
      {keys.map((key) => (
        <button
          key={key.text}
          type="button"
          aria-label={key.name}
          disabled={isLocked}
          // Keeps the focus, and with it the phone's keyboard, in the field.
          onPointerDown={(event) => event.preventDefault()}
          onClick={() => type(key)}
          className="min-h-11 min-w-14 rounded-md border-[1.5px] border-line-strong bg-surface px-3 text-lg font-semibold active:bg-sunken disabled:opacity-55"
        >
          {key.shown}
        </button>
      ))}
    </div>
  )
}
