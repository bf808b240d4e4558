import { CircleQuestionMark } from 'lucide-react'
import { type ReactNode, useId, useState } from 'react'
import { ReadAloud } from '../../item/speech/read-aloud.tsx'
import { t } from '../../language/messages.ts'
import { Button } from '../../ui/button.tsx'
import { numberOf, type Session } from '../session.ts'

/** The number of the question, its tools, and a disclosure with the reason it was chosen. */
export function QuestionHead({
  session,
  number = numberOf(session),
  id,
  isReadAloud = false,
  tools,
}: {
  session: Session
  /** From 1; unless given, its place in the session. */
  number?: number
  /** The question's id, unique on the page. */
  id: string
  /** Read the question aloud when it appears. */
  isReadAloud?: boolean
  tools?: ReactNode
}) {
  const [isOpen, setIsOpen] = useState(false)
  const whyId = useId()
  const { item, why } = session.question
  return (
    <div className="mb-2 md:mb-4">
      <div className="flex items-center gap-0.5 md:-me-3 md:gap-1">
        <h2 id="question-number" className="me-auto text-base font-semibold whitespace-nowrap text-ink-soft">
          {t('ui/question-place', { place: number })}
        </h2>
        <ReadAloud isBegun={isReadAloud} isTerse what="question" passages={[{ kind: 'item', item, id }]} />
        {tools}
        <Button
          variant="quiet"
          size="small"
          className="max-md:min-h-11 max-md:min-w-11"
          aria-expanded={isOpen}
          aria-controls={whyId}
          onClick={() => setIsOpen(!isOpen)}
        >
          <CircleQuestionMark aria-hidden className="size-5" />
          <span className="max-md:sr-only">{t('practice/why-this-question')}</span>
        </Button>
      </div>
      <p id={whyId} hidden={!isOpen} className="mt-1 max-w-prose rounded-md bg-sunken px-3 py-2 text-sm">
        {why}
      </p>
    </div>
  )
}
