import { useDeferredValue } from 'react'
import { Rich } from '../../../language/rich.tsx'
import { WrittenAnswer } from '../../written-answer.tsx'

/** Says under the field how the answer is being read, so that nobody loses a point to a slip of the keys. */
export function LiveEcho({
  text,
  isShown,
  isAlgebra,
  read,
}: {
  text: string
  isShown: boolean
  isAlgebra: boolean
  /** How the text reads, as plain text; null when there is nothing worth saying. */
  read: (text: string) => string | null
}) {
  // Reading must never hold up typing.
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
