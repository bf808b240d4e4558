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
  /** Typeset as math, with keys for symbols that keyboards lack. */
  isAlgebra: boolean
  /** The text as it is read; null if there is nothing to show, or not yet. */
  read: (text: string) => string | null
  /** The same, but waits for the reader to load; throws if it cannot. */
  readSurely: (text: string) => Promise<string | null>
  onType: (text: string) => void
}

/** Whether typing is over. */
export const isClosed = ({ mark, rightResponse }: Pick<TextEntryProps, 'mark' | 'rightResponse'>): boolean =>
  mark === 'right' || rightResponse !== null

/** A large field for a short answer, with the text around it and how the answer is read. */
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
  // A field shows one line, so a longer text is shown in full below it once checked.
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
            // A long answer should be fully visible, even on a phone.
            text.length > 26 ? 'text-lg' : text.length > 12 ? 'text-lg sm:text-2xl' : 'text-2xl'
          }`}
        />
      </EntryFrame>
      <div id={echoId} className={mark === null ? 'mt-1.5 min-h-7' : undefined}>
        <LiveEcho text={text} isShown={mark === null} isAlgebra={isAlgebra} read={read} />
        {mark !== null && isCut && (
          // Screen readers get it from the field.
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
