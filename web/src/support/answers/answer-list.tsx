import type { SupportTopic } from '@skills-center/contract/support'
import { ChevronDown } from 'lucide-react'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { NextLink } from '../../ui/next-link.tsx'
import { topicNames, type Answer } from './answer.ts'

interface AnswerListProps {
  readonly answers: readonly Answer[]
  /** Search results: the first answers are open, and each shows its topic. */
  readonly isFound: boolean
  /** Visitors get no links to screens that they cannot open. */
  readonly isSignedIn: boolean
  readonly onAsk: (topic: SupportTopic) => void
}

/** How many search results are open; more would push the next answer out of view. */
const openFound = 2

/** Questions that expand to show their answers. */
export function AnswerList({ answers, isFound, isSignedIn, onAsk }: AnswerListProps) {
  return (
    <Card padding="none" className="overflow-hidden">
      {answers.map(({ topic, question, answer, link, ask }, index) => (
        <details
          key={`${question} ${isFound && index < openFound}`}
          open={isFound && index < openFound}
          className="group border-t border-line first:border-t-0"
        >
          <summary className="flex cursor-pointer list-none items-center justify-between gap-4 px-5 py-4 font-semibold -outline-offset-3 hover:bg-sunken [&::-webkit-details-marker]:hidden">
            <span className="flex min-w-0 flex-wrap items-center gap-x-3 gap-y-1">
              {question}
              {isFound && <Badge>{topicNames()[topic]}</Badge>}
            </span>
            <ChevronDown
              aria-hidden
              className="size-5 shrink-0 text-ink-soft transition-transform group-open:rotate-180"
            />
          </summary>
          <div className="max-w-prose space-y-3 px-5 pb-5">
            {answer.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
            {ask !== undefined && (
              <Button variant="outline" onClick={() => onAsk(ask.topic)}>
                {ask.label}
              </Button>
            )}
            {link !== undefined && (isSignedIn || link.isSignedIn !== true) && (
              <p>
                <NextLink href={link.href}>{link.label}</NextLink>
              </p>
            )}
          </div>
        </details>
      ))}
    </Card>
  )
}
