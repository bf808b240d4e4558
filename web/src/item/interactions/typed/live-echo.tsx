import { useDeferredValue } from 'react'
import { Rich } from '../../../language/rich.tsx'
import { WrittenAnswer } from '../../written-answer.tsx'

/** Shows under the field how the answer is read, so that a typo costs nobody a point. */
export function LiveEcho({
  text,
  isShown,
  isAlgebra,
  read,
}: {
  text: string
  isShown: boolean
  isAlgebra: boolean
  /** The text as it is read; null if there is nothing to show. */
  read: (text: string) => string | null
}) {
  // Parsing must never delay typing.
  const settled = useDeferredValue(text)
  const echo = isShown && settled.trim() !== '' ? read(settled) : null
  if (echo === null) return null
  return (
    <p className="text-ink-soft">
      <Rich
        id="item/reads-as"
        parts={{
          answer: (
            <span className="font-semibold text-ink">
              <WrittenAnswer text={echo} isAlgebra={isAlgebra} />
            </span>
          ),
        }}
      />
    </p>
  )
}
