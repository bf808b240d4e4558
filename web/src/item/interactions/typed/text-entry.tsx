import { type ComponentProps, useRef } from 'react'
import type { InteractionProps } from '../parts.ts'
import { EntryFrame } from './entry-frame.tsx'
import { EntryKeys } from './entry-keys.tsx'
import type { EntryKey } from './keys.ts'
import { LiveEcho } from './live-echo.tsx'
import type { TypedKind } from './typed-kind.ts'

export type TextEntryProps = Pick<
  InteractionProps<TypedKind>,
  'id' | 'questionId' | 'messageId' | 'interaction' | 'response' | 'isLocked' | 'mark'
> & {
  inputMode: ComponentProps<'input'>['inputMode']
  keys: readonly EntryKey[]
  /** Set as math, with keys for signs that no keyboard has at hand. */
  isAlgebra: boolean
  /** How the text reads, as plain text; null when there is nothing worth saying. */
  read: (text: string) => string | null
  onType: (text: string) => void
}

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
  isAlgebra,
  read,
  onType,
}: TextEntryProps) {
  const controlId = `${id}-field`
  const field = useRef<HTMLInputElement>(null)
  const echoId = `${controlId}-echo`
  return (
    <div className="max-w-md">
      <label htmlFor={controlId} className="mb-2 block font-semibold">
        {label}
      </label>
      <EntryFrame controlId={controlId} before={before} after={after} mark={mark}>
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
      </EntryFrame>
      <div id={echoId} className={mark === null ? 'mt-1.5 min-h-7' : undefined}>
        <LiveEcho text={text} isShown={mark === null} isAlgebra={isAlgebra} read={read} />
      </div>
      <EntryKeys keys={keys} field={field} isForTouchOnly={!isAlgebra} isLocked={isLocked} onType={onType} />
    </div>
  )
}
