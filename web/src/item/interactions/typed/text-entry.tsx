import { type ComponentProps, useRef } from 'react'
import { type EntryKey, EntryKeys } from './entry-keys.tsx'
import { LiveEcho } from './live-echo.tsx'
import type { InteractionProps } from './parts.ts'

const looks = {
  open: 'border-line-strong focus-within:border-action',
  right: 'border-correct bg-correct-soft ring-1 ring-correct',
  wrong: 'border-incorrect bg-incorrect-soft ring-1 ring-incorrect',
  refused: 'border-warm bg-warm-soft ring-1 ring-warm',
} as const

type TypedKind = 'number' | 'quantity' | 'fraction'

/** A large field for a short answer, with what stands before and behind it and how it is being read. */
export function TextEntry({
  id,
  questionId,
  messageId,
  interaction: { label, before, after },
  response: { text },
  inputMode,
  keys,
  isLocked,
  mark,
  readAloud,
  onType,
}: Pick<
  InteractionProps<TypedKind>,
  'id' | 'questionId' | 'messageId' | 'interaction' | 'response' | 'isLocked' | 'mark'
> & {
  inputMode: ComponentProps<'input'>['inputMode']
  keys: readonly EntryKey[]
  /** How the text is read, as plain text; null when there is nothing worth saying. */
  readAloud: (text: string) => string | null
  onType: (text: string) => void
}) {
  const controlId = `${id}-field`
  const field = useRef<HTMLInputElement>(null)
  const echoId = `${controlId}-echo`
  return (
    <div className="max-w-md">
      <label htmlFor={controlId} className="mb-2 block font-semibold">
        {label}
      </label>
      <div
        className={`flex min-h-16 items-center gap-2.5 rounded-lg border-2 bg-surface px-4 transition-colors duration-150 has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus ${looks[mark ?? 'open']}`}
      >
        {before !== undefined && (
          <span id={`${controlId}-before`} className="text-2xl text-ink-soft">
            {before}
          </span>
        )}
        <input
          ref={field}
          id={controlId}
          type="text"
          inputMode={inputMode}
          enterKeyHint="go"
          autoComplete="off"
          autoCorrect="off"
          autoCapitalize="off"
          spellCheck={false}
          maxLength={200}
          value={text}
          readOnly={isLocked}
          aria-describedby={`${questionId} ${before === undefined ? '' : `${controlId}-before`} ${after === undefined ? '' : `${controlId}-after`} ${echoId} ${messageId}`}
          aria-invalid={mark === 'wrong' || mark === 'refused' || undefined}
          onChange={(event) => onType(event.target.value)}
          className="w-full min-w-24 flex-1 bg-transparent py-3 text-2xl font-semibold tabular-nums outline-none"
        />
        {after !== undefined && (
          <span id={`${controlId}-after`} className="min-w-0 shrink text-lg leading-tight text-ink-soft">
            {after}
          </span>
        )}
      </div>
      <div id={echoId} className={mark === null ? 'mt-1.5 min-h-7' : undefined}>
        <LiveEcho text={text} isShown={mark === null} readAloud={readAloud} />
      </div>
      <EntryKeys keys={keys} field={field} isLocked={isLocked} onType={onType} />
    </div>
  )
}
