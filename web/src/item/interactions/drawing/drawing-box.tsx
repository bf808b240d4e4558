import type { ReactNode, RefObject } from 'react'
import { VerdictSign } from '../verdict-sign.tsx'
import type { Tone } from './tones.ts'

const borders: Record<Tone, string> = {
  open: 'border-line-strong',
  right: 'border-correct',
  wrong: 'border-incorrect',
}

/** The area to draw on, with its verdict sign once the answer is judged. */
export function DrawingBox({
  box,
  tone,
  says,
  max,
  hasRim = false,
  children,
}: {
  box: RefObject<HTMLDivElement | null>
  tone: Tone
  /** The text of the sign for screen readers; null until the question is closed. */
  says: string | null
  /** The maximum width that the drawing can use, in pixels. */
  max: number
  /** The drawing extends to its own edges, so it needs a margin even on a small screen. */
  hasRim?: boolean
  children: ReactNode
}) {
  return (
    <div
      style={{ maxWidth: max + 24 }}
      className={`relative rounded-lg border-[1.5px] bg-surface print:break-inside-avoid print:border-0 ${borders[tone]}`}
    >
      <div className={`py-2 sm:px-2.5 ${hasRim ? 'px-1.5' : ''}`}>
        {/* Measured without border and padding. */}
        <div ref={box}>{children}</div>
      </div>
      {says !== null && (
        <div className="absolute -top-3 -right-2.5 leading-none">
          <VerdictSign isRight={tone === 'right'} says={says} />
        </div>
      )}
    </div>
  )
}
