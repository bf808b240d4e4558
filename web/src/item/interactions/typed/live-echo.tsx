import { useDeferredValue } from 'react'
import { WrittenAnswer } from '../written-answer.tsx'

/** Says under the field how the answer is being read, so that nobody loses a point to a slip of the keys. */
export function LiveEcho({
  text,
  isShown,
  readAloud,
}: {
  text: string
  isShown: boolean
  readAloud: (text: string) => string | null
}) {
  // Reading must never hold up typing.
  const settled = useDeferredValue(text)
  const echo = isShown && settled.trim() !== '' ? readAloud(settled) : null
  if (echo === null) return null
  return (
    <p className="text-ink-soft">
      Reads as{' '}
      <span className="font-semibold text-ink">
        <WrittenAnswer text={echo} />
      </span>
    </p>
  )
}
