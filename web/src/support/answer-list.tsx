import { ChevronDown } from 'lucide-react'
import { Card } from '../ui/card.tsx'
import { topicNames, type Answer, type Topic } from './answers.ts'

interface AnswerListProps {
  readonly topic: Topic
  readonly answers: readonly Answer[]
  /** Whether the answers stand open, as they do for someone who searched. */
  readonly isOpen: boolean
}

/** One topic's questions, each of which opens into its answer. */
export function AnswerList({ topic, answers, isOpen }: AnswerListProps) {
  return (
    <section id={topic} tabIndex={-1} aria-labelledby={`${topic}-title`} className="scroll-mt-24">
      <h2 id={`${topic}-title`} className="mb-3 text-2xl font-bold">
        {topicNames[topic]}
      </h2>
      <Card padding="none" className="overflow-hidden">
        {answers.map((entry) => (
          <details
            key={`${entry.question} ${isOpen}`}
            open={isOpen}
            className="group border-t border-line first:border-t-0"
          >
            <summary className="flex cursor-pointer list-none items-center justify-between gap-4 px-5 py-4 font-semibold -outline-offset-3 hover:bg-sunken [&::-webkit-details-marker]:hidden">
              {entry.question}
              <ChevronDown
                aria-hidden
                className="size-5 shrink-0 text-ink-soft transition-transform group-open:rotate-180"
              />
            </summary>
            <div className="max-w-prose px-5 pb-5">
              {entry.answer.map((paragraph) => (
                <p key={paragraph}>{paragraph}</p>
              ))}
            </div>
          </details>
        ))}
      </Card>
    </section>
  )
}
