import type { RefObject } from 'react'
import { t } from '../../../language/messages.ts'
import { KeyButton } from '../../../ui/key-button.tsx'
import type { EntryKey } from './keys.ts'

/** Keys that type at the caret of the field and leave focus there, so that a phone's keyboard stays open. */
export function EntryKeys({
  keys,
  field,
  isForTouchOnly,
  isLocked,
  onType,
}: {
  keys: readonly EntryKey[]
  field: RefObject<HTMLInputElement | null>
  isForTouchOnly: boolean
  isLocked: boolean
  onType: (text: string) => void
}) {
  function type(key: EntryKey) {
    const input = field.current
    if (input === null) return
    input.focus()
    const start = input.selectionStart ?? input.value.length
    const end = input.selectionEnd ?? start
    // Selected text goes inside the parentheses.
    const inside = input.value.slice(start, end)
    const [before = '', after] = key.text.split('|')
    input.setRangeText(before + (after === undefined ? '' : inside + after), start, end, 'end')
    if (after !== undefined) {
      const at = start + before.length + inside.length
      input.setSelectionRange(at, at)
    }
    onType(input.value)
  }
  if (keys.length === 0) return null
  return (
    <div
      role="group"
      aria-label={t('item/signs-to-type')}
      className={`mt-3 flex-wrap gap-2 print:hidden ${isForTouchOnly ? 'hidden pointer-coarse:flex' : 'flex'}`}
    >
      {keys.map((key) => (
        <KeyButton
          key={key.text}
          types
          aria-label={key.name}
          disabled={isLocked}
          onClick={() => type(key)}
          className="px-3 text-lg pointer-coarse:min-w-14"
        >
          {key.shown}
        </KeyButton>
      ))}
    </div>
  )
}
