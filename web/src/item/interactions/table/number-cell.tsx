import type { FocusEvent } from 'react'
import { useContentLanguage } from '../../../language/content.ts'
import type { OpenCell } from './cells.ts'

/** A number field in a cell. */
export function NumberCell({
  id,
  cell,
  text,
  isRefused,
  messageId,
  isLocked,
  onFocus,
  onType,
}: {
  id: string
  cell: OpenCell
  text: string
  /** It could not be read, or does not have the required form. */
  isRefused: boolean
  messageId: string
  isLocked: boolean
  onFocus: (event: FocusEvent<HTMLInputElement>) => void
  onType: (text: string) => void
}) {
  const language = useContentLanguage()
  return (
    <input
      id={id}
      type="text"
      inputMode="decimal"
      enterKeyHint="go"
      autoComplete="off"
      autoCorrect="off"
      autoCapitalize="off"
      spellCheck={false}
      maxLength={40}
      lang={language}
      aria-label={cell.label}
      aria-invalid={isRefused || undefined}
      aria-describedby={isRefused ? messageId : undefined}
      value={text}
      readOnly={isLocked}
      onFocus={onFocus}
      onChange={(event) => onType(event.target.value)}
      className={`h-11 w-full max-w-28 min-w-15 rounded-md border-[1.5px] px-2 sm:px-2.5 text-lg font-semibold tabular-nums hover:border-ink ${
        isRefused ? 'border-warm bg-warm-soft ring-1 ring-warm' : 'border-line-strong bg-surface'
      }`}
    />
  )
}
