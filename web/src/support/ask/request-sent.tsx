import type { SupportReceipt } from '@skills-center/contract/support'
import { CircleCheck } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { Button } from '../../ui/button.tsx'

interface RequestSentProps {
  readonly receipt: SupportReceipt
  readonly onAnother: () => void
}

/** The request has arrived: its number, and what happens now. */
export function RequestSent({ receipt, onAnother }: RequestSentProps) {
  const { number, replyTo, dueOn } = receipt
  const title = useRef<HTMLHeadingElement>(null)
  // The form, and with it the focus, has gone: the focus goes on here.
  useEffect(() => title.current?.focus(), [])
  return (
    <div className="flex flex-col items-start gap-4">
      <CircleCheck aria-hidden className="size-12 text-correct" />
      <h3 ref={title} tabIndex={-1} className="text-2xl font-bold outline-none">
        Your message has arrived
      </h3>
      <p>
        Its number is{' '}
        <strong className="rounded-sm bg-sunken px-2 py-1 font-display text-xl tracking-wide whitespace-nowrap">
          {number}
        </strong>
        . Keep it, in case you ask about it.
      </p>
      {dueOn !== null && (
        <p>
          You have an answer by <strong>{dayInWords(dueOn)}</strong>. Before anything is handed out or
          deleted, we make sure that it is you who asks.
        </p>
      )}
      <p className="text-ink-soft">
        {replyTo === null ? (
          'You gave no email, so nobody can write back. It has arrived all the same.'
        ) : (
          <>
            The reply goes to <span className="wrap-anywhere text-ink">{replyTo}</span>.
          </>
        )}
      </p>
      <Button variant="outline" onClick={onAnother}>
        Write another
      </Button>
    </div>
  )
}

/** 2026-12-21 as people write it; a date without time belongs to no time zone. */
const dayInWords = (date: string): string =>
  new Date(`${date}T00:00:00Z`).toLocaleDateString('en', {
    month: 'long',
    day: 'numeric',
    year: 'numeric',
    timeZone: 'UTC',
  })
