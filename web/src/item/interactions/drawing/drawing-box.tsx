import type { ReactNode, RefObject } from 'react'
import { VerdictSign } from '../verdict-sign.tsx'
import type { Tone } from './tones.ts'

const borders: Record<Tone, string> = {
  open: 'border-line-strong',
  right: 'border-correct',
  wrong: 'border-incorrect',
}

/** The sheet to draw on, with its sign once the answer is known. */
export function DrawingBox({
  box,
  tone,
  says,
  most,
  hasRim = false,
  children,
}: {
  box: RefObject<HTMLDivElement | null>
  tone: Tone
  /** What is beside the sign for those who do not see it; null before the question is closed. */
  says: string | null
  /** Room that the drawing can make use of, in pixels. */
  most: number
  /** The drawing reaches its own edges, and must not touch the border on a small screen either. */
  hasRim?: boolean
  children: ReactNode
}) {
  return (
    <div
      style={{ maxWidth: most + 24 }}
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
