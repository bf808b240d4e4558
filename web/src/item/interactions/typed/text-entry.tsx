import { type ComponentProps, useLayoutEffect, useRef, useState } from 'react'
import { useContentLanguage } from '../../../language/content.ts'
import { t } from '../../../language/messages.ts'
import type { InteractionProps } from '../parts.ts'
import { EntryFrame } from './entry-frame.tsx'
import { EntryKeys } from './entry-keys.tsx'
import type { EntryKey } from './keys.ts'
import { LiveEcho } from './live-echo.tsx'
import type { TypedKind } from './typed-kind.ts'

export type TextEntryProps = Pick<
  InteractionProps<TypedKind>,
  'id' | 'questionId' | 'messageId' | 'interaction' | 'response' | 'isLocked' | 'mark' | 'rightResponse'
> & {
  inputMode: ComponentProps<'input'>['inputMode']
  keys: readonly EntryKey[]
  /** Set as math, with keys for signs that no keyboard has at hand. */
  isAlgebra: boolean
  /** How the text reads, as plain text; null when there is nothing worth saying, or not yet. */
  read: (text: string) => string | null
  /** The same, waiting for what reads it; throws where that cannot be fetched. */
  readSurely: (text: string) => Promise<string | null>
  onType: (text: string) => void
}

/** Nothing can be typed any more. */
export const isClosed = ({ mark, rightResponse }: Pick<TextEntryProps, 'mark' | 'rightResponse'>): boolean =>
  mark === 'right' || rightResponse !== null

/** A large field for a short answer, with what is before and behind it and how it is being read. */
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
  rightResponse,
  isAlgebra,
  read,
  onType,
}: TextEntryProps) {
  const language = useContentLanguage()
  const controlId = `${id}-field`
  const field = useRef<HTMLInputElement>(null)
  const echoId = `${controlId}-echo`
  // A field shows one line: what is longer than that is told whole below it, once it is checked.
  const [isCut, setIsCut] = useState(false)
  useLayoutEffect(() => {
    const shown = field.current
    setIsCut(shown !== null && shown.scrollWidth > shown.clientWidth + 1)
  }, [text, mark])
  return (
    <div className="max-w-md">
      <label htmlFor={controlId} lang={language} className="mb-2 block font-semibold">
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
          className={`w-0 min-w-[60%] flex-1 sm:min-w-24 bg-transparent py-3 font-semibold tabular-nums outline-none ${
            // A long answer is to be seen whole, on a phone too.
            text.length > 26 ? 'text-lg' : text.length > 12 ? 'text-lg sm:text-2xl' : 'text-2xl'
          }`}
        />
      </EntryFrame>
      <div id={echoId} className={mark === null ? 'mt-1.5 min-h-7' : undefined}>
        <LiveEcho text={text} isShown={mark === null} isAlgebra={isAlgebra} read={read} />
        {mark !== null && isCut && (
          // Screen readers have it from the field.
          <p aria-hidden className="mt-1.5 text-base text-ink-soft">
            {t('item/your-whole-answer')} <b className="wrap-anywhere text-ink">{text}</b>
          </p>
        )}
      </div>
      {!isClosed({ mark, rightResponse }) && (
        <EntryKeys
          keys={keys}
          field={field}
          isForTouchOnly={!isAlgebra}
          isLocked={isLocked}
          onType={onType}
        />
      )}
    </div>
  )
}
